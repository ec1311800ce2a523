//! What the system and libraries say in English, and how it is told in Russian. The English is
//! theirs to the letter: a message is recognised by it.

use super::Said;

/// One entry per message; the particular before the general.
pub(in crate::render) const REFUSALS: &[Said] = &[
    Said {
        key: "foreign-no-such-file",
        en: "No such file or directory (os error {number})",
        ru: "нет такого файла или папки (ошибка системы {number})",
    },
    Said {
        key: "foreign-permission",
        en: "Permission denied (os error {number})",
        ru: "нет доступа (ошибка системы {number})",
    },
    Said {
        key: "foreign-is-a-folder",
        en: "Is a directory (os error {number})",
        ru: "это папка (ошибка системы {number})",
    },
    Said {
        key: "foreign-not-a-folder",
        en: "Not a directory (os error {number})",
        ru: "это не папка (ошибка системы {number})",
    },
    Said {
        key: "foreign-no-space",
        en: "No space left on device (os error {number})",
        ru: "на диске нет места (ошибка системы {number})",
    },
    Said {
        key: "foreign-read-only",
        en: "Read-only file system (os error {number})",
        ru: "диск доступен только для чтения (ошибка системы {number})",
    },
    Said {
        key: "foreign-exists",
        en: "File exists (os error {number})",
        ru: "файл уже есть (ошибка системы {number})",
    },
    Said {
        key: "foreign-name-too-long",
        en: "File name too long (os error {number})",
        ru: "слишком длинное имя файла (ошибка системы {number})",
    },
    Said {
        key: "foreign-too-large",
        en: "File too large (os error {number})",
        ru: "файл слишком велик (ошибка системы {number})",
    },
    Said {
        key: "foreign-bad-descriptor",
        en: "Bad file descriptor (os error {number})",
        ru: "поток закрыт (ошибка системы {number})",
    },
    Said {
        key: "foreign-input-output",
        en: "Input/output error (os error {number})",
        ru: "сбой чтения или записи (ошибка системы {number})",
    },
    Said {
        key: "foreign-invalid-argument",
        en: "Invalid argument (os error {number})",
        ru: "система не принимает такого значения (ошибка системы {number})",
    },
    Said {
        key: "foreign-not-utf8",
        en: "stream did not contain valid UTF-8",
        ru: "это не текст в UTF-8",
    },
    Said {
        key: "foreign-at-path",
        en: "{why} at path \"{path}\"",
        ru: "{why} (путь: «{path}»)",
    },
    Said {
        key: "foreign-at-line",
        en: "{why} at line {line} column {column}",
        ru: "{why} (строка {line}, столбец {column})",
    },
    Said {
        key: "foreign-unknown-field",
        en: "unknown field `{field}`, expected one of {known}",
        ru: "поля «{field}» нет; есть {known}",
    },
    Said {
        key: "foreign-unknown-field-of-two",
        en: "unknown field `{field}`, expected `{one}` or `{other}`",
        ru: "поля «{field}» нет; есть `{one}` и `{other}`",
    },
    Said {
        key: "foreign-unknown-field-of-one",
        en: "unknown field `{field}`, expected {known}",
        ru: "поля «{field}» нет; есть {known}",
    },
    Said {
        key: "foreign-no-fields",
        en: "unknown field `{field}`, there are no fields",
        ru: "поля «{field}» нет; полей здесь не бывает",
    },
    Said {
        key: "foreign-missing-field",
        en: "missing field `{field}`",
        ru: "нет поля `{field}`",
    },
    Said {
        key: "foreign-duplicate-field",
        en: "duplicate field `{field}`",
        ru: "поле `{field}` стоит дважды",
    },
    Said {
        key: "foreign-unknown-variant",
        en: "unknown variant `{value}`, expected one of {known}",
        ru: "значения «{value}» нет; есть {known}",
    },
    Said {
        key: "foreign-unknown-variant-of-two",
        en: "unknown variant `{value}`, expected `{one}` or `{other}`",
        ru: "значения «{value}» нет; есть `{one}` и `{other}`",
    },
    Said {
        key: "foreign-unknown-variant-of-one",
        en: "unknown variant `{value}`, expected {known}",
        ru: "значения «{value}» нет; есть {known}",
    },
    Said {
        key: "foreign-invalid-type",
        en: "invalid type: {found}, expected {expected}",
        ru: "здесь {found}, а {expected}",
    },
    Said {
        key: "foreign-invalid-value",
        en: "invalid value: {found}, expected {expected}",
        ru: "здесь {found}, а {expected}",
    },
    Said {
        key: "foreign-invalid-length",
        en: "invalid length {length}, expected {expected}",
        ru: "значений здесь {length}, а {expected}",
    },
    Said {
        key: "foreign-no-variant-fits",
        en: "data did not match any variant of untagged enum {name}",
        ru: "такого значения здесь не бывает ({name})",
    },
    Said {
        key: "foreign-eof-value",
        en: "EOF while parsing a value",
        ru: "файл кончился там, где должно быть значение",
    },
    Said {
        key: "foreign-eof-object",
        en: "EOF while parsing an object",
        ru: "файл кончился внутри объекта",
    },
    Said {
        key: "foreign-eof-list",
        en: "EOF while parsing a list",
        ru: "файл кончился внутри списка",
    },
    Said {
        key: "foreign-eof-string",
        en: "EOF while parsing a string",
        ru: "файл кончился внутри текста в кавычках",
    },
    Said {
        key: "foreign-trailing-characters",
        en: "trailing characters",
        ru: "лишние знаки после конца",
    },
    Said {
        key: "foreign-trailing-comma",
        en: "trailing comma",
        ru: "лишняя запятая",
    },
    Said {
        key: "foreign-expected-value",
        en: "expected value",
        ru: "здесь должно быть значение",
    },
    Said {
        key: "foreign-expected-ident",
        en: "expected ident",
        ru: "здесь должно быть true, false или null",
    },
    Said {
        key: "foreign-expected-colon",
        en: "expected `:`",
        ru: "здесь должно быть двоеточие",
    },
    Said {
        key: "foreign-expected-comma-or",
        en: "expected `,` or `{sign}`",
        ru: "здесь должна быть запятая или `{sign}`",
    },
    Said {
        key: "foreign-key-is-text",
        en: "key must be a string",
        ru: "имя поля пишется в кавычках",
    },
    Said {
        key: "foreign-invalid-number",
        en: "invalid number",
        ru: "так числа не пишутся",
    },
    Said {
        key: "foreign-number-out-of-range",
        en: "number out of range",
        ru: "число слишком велико",
    },
    Said {
        key: "foreign-control-character",
        en: "control character (\\u0000-\\u001F) found while parsing a string",
        ru: "управляющий знак внутри текста в кавычках",
    },
    Said {
        key: "foreign-invalid-escape",
        en: "invalid escape",
        ru: "после обратной черты стоит не тот знак",
    },
    Said {
        key: "foreign-invalid-code-point",
        en: "invalid unicode code point",
        ru: "такого знака в Юникоде нет",
    },
    Said {
        key: "foreign-too-deep",
        en: "recursion limit exceeded",
        ru: "слишком глубокая вложенность",
    },
    Said {
        key: "foreign-event-format",
        en: "format `{found}` is not `{known}`",
        ru: "формат «{found}», а должен быть `{known}`",
    },
    Said {
        key: "foreign-event-version",
        en: "version {found} of the event format is not known; this program reads version {known}",
        ru: "версия {found} файла соревнования неизвестна; программа читает версию {known}",
    },
    Said {
        key: "foreign-csv-lengths",
        en: "CSV error: record {record} (line: {line}, byte: {byte}): found record with {found} fields, but the previous record has {expected} fields",
        ru: "в записи {record} (строка {line}, байт {byte}) полей {found}, а в предыдущей {expected}",
    },
    Said {
        key: "foreign-csv-not-utf8",
        en: "CSV parse error: record {record} (line {line}, field: {field}, byte: {byte}): invalid utf-8: {why}",
        ru: "запись {record} (строка {line}, поле {field}, байт {byte}) — не текст в UTF-8: {why}",
    },
    Said {
        key: "foreign-pass-as-value",
        en: "to pass '{value}' as a value, use '{how}'",
        ru: "если «{value}» — значение, пишите «{how}»",
    },
    Said {
        key: "foreign-exists-there",
        en: "'{command}' exists",
        ru: "есть «{command}»",
    },
    Said {
        key: "foreign-not-in-range",
        en: "{number} is not in {least}..={most}",
        ru: "нужно целое число от {least} до {most}, а не {number}",
    },
    Said {
        key: "foreign-not-a-digit",
        en: "invalid digit found in string",
        ru: "это не целое число",
    },
    Said {
        key: "foreign-no-digits",
        en: "cannot parse integer from empty string",
        ru: "нужно целое число",
    },
    Said {
        key: "foreign-number-too-large",
        en: "number too large to fit in target type",
        ru: "число слишком велико",
    },
    Said {
        key: "foreign-number-too-small",
        en: "number too small to fit in target type",
        ru: "число слишком мало",
    },
];
