use core::fmt;

use super::keyed::keyed;

keyed! {
    /// What would fix an error of an input.
    ///
    /// Those that any game may need are declared here; a game has its own, too.
    ///
    /// ```
    /// use boardlab_core::text::Fix;
    /// assert_eq!(Fix::ASCII_DIGITS.key(), "asciiDigits");
    /// assert_eq!(Fix::ASCII_DIGITS.to_string(), "write the digits 0 to 9");
    /// ```
    Fix;
    /// Add what is missing.
    ADD_MISSING = "addMissing", "add what is missing";
    /// Add what is missing, or lower the count before it.
    ADD_OR_LOWER = "addOrLower", "add what is missing, or lower the count that announced it";
    /// Remove the word: only numbers stand here.
    REMOVE_WORD = "removeWord", "remove it: only whole numbers stand here";
    /// Separate numbers by blanks alone.
    BLANKS_ONLY = "blanksOnly", "separate the numbers by blanks or line ends alone";
    /// Write a plain whole number.
    WHOLE_NUMBER = "wholeNumber", "write a plain whole number, such as 15";
    /// Write the digits 0 to 9.
    ASCII_DIGITS = "asciiDigits", "write the digits 0 to 9";
    /// Write the blank and the minus of the keyboard.
    PLAIN_SIGNS = "plainSigns", "write the blank and the minus of the keyboard";
    /// Choose a number in the range.
    IN_RANGE = "inRange", "choose a number in the range";
    /// Lift the statement's limits.
    LIFT_LIMITS = "liftLimits", "choose a number in the range, or lift the statement's limits (--limits lifted)";
    /// Move one of the two pieces.
    MOVE_APART = "moveApart", "give each piece a cell of its own";
    /// Write one of the letters.
    KNOWN_LETTER = "knownLetter", "write one of these letters, capital or small";
    /// Write one of the statement's words.
    KNOWN_WORD = "knownWord", "write one of these words, as the statement does";
    /// Put the rest into a line of its own.
    ONE_LINE_EACH = "oneLineEach", "put what is left into a line of its own";
    /// Save the file as UTF-8.
    SAVE_AS_UTF8 = "saveAsUtf8", "save the file as UTF-8";
}

impl fmt::Display for Fix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
