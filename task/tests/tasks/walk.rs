//! A small task that has everything a task can have: a walker on a line of steps, which a move brings forward or back.

use std::iter;

use boardlab_task::{Best, Board, Fault, Figure, Kind, Numbers, Place, Random, Reader, Refusal, Scene, Task, Written};

#[derive(Clone)]
pub(super) struct Walk {
    length: i32,
    at: i32,
    /// Steps made. Two ways to a place differ in it.
    steps: i64,
}

impl Task for Walk {
    const NAME: &'static str = "walk";
    const TITLE: &'static str = "Walk";
    const INPUT: &'static str = "4\n";
    const OUTPUT: &'static str = "2\n1 1\n1 2\n";
    const MOVE: &'static str = "1 or -1 and how far";
    const WRITTEN: Written = Written::Lines;
    const COUNTED: bool = true;
    const BEST: Option<Best> = Some(Best::Lowest);
    type Move = Numbers<2>;

    fn read(input: &mut Reader<'_>) -> Result<Self, Fault> {
        Ok(Walk { length: input.number("the length", 2..=1_000_000)?, at: 0, steps: 0 })
    }

    fn play(&mut self, &Numbers([way, far]): &Numbers<2>) -> Result<(), Refusal> {
        // A position that refuses may be spoilt.
        self.steps += i64::from(far);
        self.at += way * far;
        match (0..self.length).contains(&self.at) {
            true => Ok(()),
            false => Err("the walker stays on the line".into()),
        }
    }

    fn draw(&self) -> Scene {
        let mut scene = Scene::new(Board { rows: 1, columns: self.length.min(1000) as u32, ..Board::default() });
        scene.add_piece((0, self.at), Figure::Person, Kind::First, "walker");
        scene
    }

    fn score(&self) -> Option<i64> {
        Some(self.steps)
    }

    fn end(&self) -> Result<(), Refusal> {
        if self.is_over() { Ok(()) } else { Err("the walker must come to the end".into()) }
    }

    fn moves(&self) -> Option<Vec<Numbers<2>>> {
        let near = [Numbers([1, 1]), Numbers([-1, 1])].into_iter();
        Some(near.filter(|mv| !self.is_over() && self.clone().play(mv).is_ok()).collect())
    }

    fn cells(&self, &Numbers([way, far]): &Numbers<2>) -> Vec<Place> {
        vec![(0, self.at), (0, self.at + way * far)]
    }

    fn event(&self) -> &'static str {
        if self.is_over() { "home" } else { "" }
    }

    fn answer(&self) -> Option<Vec<Numbers<2>>> {
        (self.length < 1000).then(|| vec![Numbers([1, self.length - 1 - self.at])])
    }

    fn generate(random: &mut Random, size: u32) -> Option<String> {
        Some(format!("{}\n", 2 + random.below(1 + u64::from(size))))
    }

    fn shrink(&self) -> impl Iterator<Item = String> {
        let smaller = [self.length / 2, self.length - 1].into_iter().filter(|&length| length >= 2);
        smaller.map(|length| format!("{length}\n"))
    }
}

impl Walk {
    fn is_over(&self) -> bool {
        self.at == self.length - 1
    }
}

boardlab_task::task!(Walk);

/// The moves of a walk to and fro of so many steps, as an output.
pub(super) fn to_and_fro(steps: usize) -> String {
    let moves = iter::repeat(["1 1\n", "1 1\n", "-1 1\n"]).flatten().take(steps);
    iter::once(format!("{steps}\n")).chain(moves.map(String::from)).collect()
}
