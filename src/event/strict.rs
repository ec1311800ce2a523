//! Reading JSON by the letter of the schema: an object is an object and a name is a text.
//!
//! serde's derived readers also take a list of values for an object (`[[1, 2]]` for
//! `[{"players": …}]`) and an object for a name (`{"zero": null}` for `"zero"`); what was written
//! so by mistake would be read as something else.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, Visitor};

/// Reads objects only.
pub(super) struct Object<D>(pub(super) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Object<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// Reads names of an enumeration only.
pub(super) struct Name<D>(pub(super) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Name<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_str(Text(visitor))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// A text as the variant that it names.
struct Text<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Text<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name as text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<V::Value, E> {
        let text: StrDeserializer<'_, E> = text.into_deserializer();
        self.0.visit_enum(text)
    }
}

/// Reads a name where the type's own reader would take more, for `deserialize_with`.
pub(super) fn name<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(Name(deserializer))
}

/// [`name`], or `null`.
pub(super) fn name_or_null<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Named<T>(T);
    impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            name(deserializer).map(Named)
        }
    }
    Ok(Option::<Named<T>>::deserialize(deserializer)?.map(|named| named.0))
}

/// Gives types that derive serde's traits with `remote = "Self"` those traits, read strictly:
/// `strict!(Object: A, B)` for objects, `strict!(Name: C)` for names.
macro_rules! strict {
    ($how:ident: $($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$type>::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$type>::deserialize($crate::event::strict::$how(deserializer))
            }
        }
    )+};
}

pub(super) use strict;
