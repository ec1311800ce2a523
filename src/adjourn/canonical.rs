//! Canonical JSON: one text for one value, so that a hash of it binds every field.

use serde_json::Value;

/// The value as JSON with sorted keys and no spaces. Numbers must be whole; envelopes hold no
/// others.
pub fn canonical(value: &Value) -> String {
    let mut out = String::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort_unstable();
            out.push('{');
            for (index, key) in keys.into_iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                // A string prints as JSON whatever it holds.
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write(&fields[key], out);
            }
            out.push('}');
        }
        Value::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        plain => out.push_str(&plain.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_are_sorted_at_every_depth_and_nothing_is_spaced() {
        let value = json!({"b": [1, {"z": null, "a": "x y"}], "a": true, "é\n": ""});
        assert_eq!(
            canonical(&value),
            r#"{"a":true,"b":[1,{"a":"x y","z":null}],"é\n":""}"#
        );
    }
}
