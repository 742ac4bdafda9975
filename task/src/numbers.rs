use std::array;
use std::fmt;
use std::str::FromStr;

/// A move of some whole numbers with blanks between them: `3 4`.
///
/// ```
/// use boardlab_task::Numbers;
/// let Numbers([row, column]) = "3  4".parse().unwrap();
/// assert_eq!((row, column, Numbers([row, column]).to_string()), (3, 4, "3 4".into()));
/// assert!("3".parse::<Numbers<2>>().is_err() && "3 4 5".parse::<Numbers<2>>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers<const N: usize>(pub [i32; N]);

impl<const N: usize> FromStr for Numbers<N> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let numbers = array::from_fn(|_| words.next().and_then(|word| word.parse().ok()));
        let numbers: [Option<i32>; N] = numbers;
        if words.next().is_some() || numbers.contains(&None) {
            return Err(());
        }
        Ok(Numbers(numbers.map(Option::unwrap_or_default)))
    }
}

impl<const N: usize> fmt::Display for Numbers<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|number| number.to_string()).join(" "))
    }
}
