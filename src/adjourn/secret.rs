//! The sealed move's secret and the commitment that binds it.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What only the sealing player's secret file holds: the nonce and the move as it was written.
/// It prints as dots, so that no log or message can carry the move.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// What kind of file this is.
    pub format: SecretFormat,
    /// 256 random bits, lower-case hex.
    pub nonce: String,
    /// The move as it was written on the slip; empty if none was.
    #[serde(rename = "move")]
    pub written: String,
}

/// The mark of a secret file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SecretFormat {
    /// The first and only version.
    #[serde(rename = "shashki-secret-1")]
    V1,
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret from 256 random bits and the move as written (surrounding white space goes).
    pub fn new(random: [u8; 32], written: &str) -> Secret {
        Secret {
            format: SecretFormat::V1,
            nonce: hex(&random),
            written: written.trim().to_owned(),
        }
    }

    /// Whether the nonce is 64 lower-case hex digits.
    pub fn is_well_formed(&self) -> bool {
        self.nonce.len() == 64
            && self
                .nonce
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    }

    /// The text whose SHA-256 is the commitment: `shashki-seal-1 LF nonce LF move LF` and the
    /// envelope's canonical JSON without its commitment.
    pub fn sealed_text(&self, envelope: &str) -> String {
        format!(
            "shashki-seal-1\n{}\n{}\n{envelope}",
            self.nonce, self.written
        )
    }

    /// The commitment to this secret in an envelope given as canonical JSON: lower-case hex.
    pub fn commitment(&self, envelope: &str) -> String {
        hex(&Sha256::digest(self.sealed_text(envelope).as_bytes()))
    }
}

/// Lower-case hex of some bytes.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_changes_with_every_part_and_nothing_shows_the_move() {
        let secret = Secret::new([7; 32], " c3-d4\n");
        assert_eq!(secret.written, "c3-d4");
        assert!(secret.is_well_formed());
        let commitment = secret.commitment("{}");
        assert_ne!(commitment, secret.commitment("{ }"));
        assert_ne!(commitment, Secret::new([8; 32], "c3-d4").commitment("{}"));
        assert_ne!(commitment, Secret::new([7; 32], "c3-b4").commitment("{}"));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
