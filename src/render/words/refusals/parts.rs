//! Parts of the messages in `foreign`.

use super::Said;

/// Parts of messages: what was found (in the nominative) and what was expected («нужно …»).
pub(in crate::render) const PARTS: &[Said] = &[
    Said {
        key: "part-text",
        en: "string \"{text}\"",
        ru: "текст «{text}»",
    },
    Said {
        key: "part-integer",
        en: "integer `{number}`",
        ru: "целое число {number}",
    },
    Said {
        key: "part-decimal",
        en: "floating point `{number}`",
        ru: "дробное число {number}",
    },
    Said {
        key: "part-boolean",
        en: "boolean `{value}`",
        ru: "значение {value}",
    },
    Said {
        key: "part-null",
        en: "null",
        ru: "значение null",
    },
    Said {
        key: "part-map",
        en: "map",
        ru: "объект",
    },
    Said {
        key: "part-list",
        en: "sequence",
        ru: "список",
    },
    Said {
        key: "part-needs-text",
        en: "a string",
        ru: "нужен текст",
    },
    Said {
        key: "part-needs-borrowed-text",
        en: "a borrowed string",
        ru: "нужен текст",
    },
    Said {
        key: "part-needs-boolean",
        en: "a boolean",
        ru: "нужно true или false",
    },
    Said {
        key: "part-needs-u8",
        en: "u8",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-u16",
        en: "u16",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-u32",
        en: "u32",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-u64",
        en: "u64",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-usize",
        en: "usize",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-i32",
        en: "i32",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-i64",
        en: "i64",
        ru: "нужно целое число",
    },
    Said {
        key: "part-needs-list",
        en: "a sequence",
        ru: "нужен список",
    },
    Said {
        key: "part-needs-map",
        en: "a map",
        ru: "нужен объект",
    },
    Said {
        key: "part-needs-elements",
        en: "struct {name} with {count} elements",
        ru: "нужен объект {name} (полей: {count})",
    },
    Said {
        key: "part-needs-object",
        en: "struct {name}",
        ru: "нужен объект {name}",
    },
    Said {
        key: "part-needs-tuple",
        en: "a tuple of size {count}",
        ru: "нужен список (значений: {count})",
    },
    Said {
        key: "part-needs-points",
        en: "points as text (\"0.5\") or a number",
        ru: "нужны очки: текст («0.5») или число",
    },
    Said {
        key: "part-needs-enum",
        en: "string or map",
        ru: "нужен текст или объект",
    },
    Said {
        key: "part-needs-tagged",
        en: "internally tagged enum {name}",
        ru: "нужен объект {name}",
    },
];
