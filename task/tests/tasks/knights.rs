//! Hyper Knights as a task outside the core: the same positions, pictures, refusals and lines as inside.

use boardlab_core::contract::Drawable;
use boardlab_core::games::knights::{Case, Knights, Move, Square, State};
use boardlab_core::rng::SplitMix64;
use boardlab_core::scene::Scene;
use boardlab_core::{Game, GenParams, Input, Limits, Session};
use boardlab_task::protocol::{Answer, Line, Question};
use boardlab_task::{Fault, Reader, Refusal, Table, Task, Written};
use boardlab_tests::SCALE;

const SAMPLE: &str = include_str!("../../../tests/golden/knights/sample.in");

/// A position, and the one before it with the move between them.
#[derive(Clone)]
struct Outside {
    case: Case,
    state: State,
    before: Option<(State, Move)>,
}

impl Task for Outside {
    const NAME: &'static str = Knights::NAME;
    const INPUT: &'static str = "1\n1\n2 3\n";
    const MOVE: &'static str = "a knight and its hop";
    const WRITTEN: Written = Written::Lines;
    type Move = Move;

    fn read(input: &mut Reader<'_>) -> Result<Self, Fault> {
        input.number("the number of cases", 1..=1)?;
        let count = input.number("the number of knights", 1..=1000)?;
        let mut square = || Ok(Square { x: input.number("x", 0..=499)?, y: input.number("y", 0..=499)? });
        let case = Case { knights: (0..count).map(|_| square()).collect::<Result<_, Fault>>()? };
        Ok(Outside { state: Knights::start(&case), case, before: None })
    }

    fn play(&mut self, mv: &Move) -> Result<(), Refusal> {
        let before = self.state.clone();
        Knights::play(&self.case, &mut self.state, mv).map_err(|refusal| refusal.to_string())?;
        self.before = Some((before, *mv));
        Ok(())
    }

    fn draw(&self) -> Scene {
        let previous = self.before.as_ref().map(|(before, mv)| (before, mv));
        Knights::scene(&self.case, &self.state, previous, &Default::default())
    }

    fn moves(&self) -> Option<Vec<Move>> {
        let knights = 0..self.state.knights.len() as u32;
        let all = knights.flat_map(|knight| (0..6).map(move |hop| Move { knight, hop }));
        Some(all.filter(|mv| self.clone().play(mv).is_ok()).collect())
    }

    fn event(&self) -> &'static str {
        let before = self.before.as_ref();
        before.and_then(|(before, mv)| Knights::event(before, mv, &self.state)).map_or("", Into::into)
    }
}

fn ask(table: &mut Table<Outside>, call: &str, question: Question) -> Answer {
    let question = Question { call: call.into(), ..question };
    serde_json::from_str(&table.ask(&serde_json::to_string(&question).unwrap())).unwrap()
}

/// Plays random moves, and some that are none, on both.
fn check(text: &str, random: &mut SplitMix64) {
    let mut inside: Session<Knights> = Input::read(text, Limits::Statement, ()).unwrap().open(0).unwrap();
    let mut outside = Table::default();
    let opened = ask(&mut outside, "open", Question { input: Some(text.into()), ..Question::default() });
    let mut line = opened.line.unwrap();
    let knights = Input::<Knights>::read(text, Limits::Statement, ()).unwrap().case(0).unwrap().knights.len() as u64;
    for _ in 0..8 {
        let ply = random.below(line.plies as u64 + 2) as u32;
        let mv = Move { knight: random.below(knights + 1) as u32, hop: random.below(6) as u8 }.to_string();
        let question = Question { ply: Some(ply as usize), mv: Some(mv.clone()), ..Question::default() };
        let answer = ask(&mut outside, "step", question);
        match inside.step(ply, &mv) {
            Err(refusal) => assert_eq!(answer.refused.unwrap().rule, refusal.to_string(), "{text}{mv}"),
            Ok(()) => line = answer.line.unwrap(),
        }
        assert_eq!(line, as_told(&mut inside), "{text}{ply}: {mv}");
        for ply in 0..=line.plies {
            let frame = ask(&mut outside, "frame", Question { ply: Some(ply), ..Question::default() }).frame.unwrap();
            assert_eq!(frame.scene, inside.scene(ply as u32), "{text}");
            assert_eq!(frame.mv, inside.frame(ply as u32).mv);
        }
    }
}

/// The line of a session as a module tells it.
fn as_told(inside: &mut Session<Knights>) -> Line {
    serde_json::from_value(serde_json::to_value(inside.line()).unwrap()).unwrap()
}

#[test]
fn a_game_written_outside_is_the_game_inside() {
    let mut random = SplitMix64::new(7);
    let sample = Input::<Knights>::read(SAMPLE, Limits::Statement, ()).unwrap();
    (0..sample.cases().len()).for_each(|case| check(&sample.gather(&[case]), &mut random));
    for seed in 0..6 * SCALE as u64 {
        let params = GenParams { size: (seed % 40) as u8, ..GenParams::plain(1) };
        check(&Input::<Knights>::generate(seed, params), &mut random);
    }
}
