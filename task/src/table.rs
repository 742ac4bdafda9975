use boardlab_core::Span;
use boardlab_core::rng::SplitMix64;
use boardlab_core::text::line_column;

use crate::line::{Line, is_done};
use crate::protocol::{self, About, Answer, Choice, End, Frame, Question, Refused, TextPlace, VERSION};
use crate::reader::{Fault, Reader, found};
use crate::task::{Refusal, Task};

/// A task and the input of it that is open: what a module answers, without WebAssembly around it.
///
/// ```
/// # use boardlab_task::{Board, Fault, Grid, Reader, Refusal, Scene, Task};
/// # #[derive(Clone)] struct Any;
/// # impl Task for Any {
/// #     const NAME: &'static str = "any";
/// #     const INPUT: &'static str = "";
/// #     const MOVE: &'static str = "a number";
/// #     type Move = u32;
/// #     fn read(_: &mut Reader) -> Result<Self, Fault> { Ok(Any) }
/// #     fn play(&mut self, _: &u32) -> Result<(), Refusal> { Ok(()) }
/// #     fn draw(&self) -> Scene { Scene::new(Board { rows: 1, columns: 1, ..Board::default() }) }
/// # }
/// use boardlab_task::Table;
/// let mut table = Table::<Any>::default();
/// assert!(table.ask(r#"{"call":"about"}"#).starts_with(r#"{"version":1,"name":"any","#));
/// ```
pub struct Table<T: Task> {
    open: Option<Line<T>>,
    /// Of the input that is open, or was: it is opened again for every other output.
    expected: Expected,
}

impl<T: Task> Default for Table<T> {
    fn default() -> Self {
        Table { open: None, expected: Expected::default() }
    }
}

/// The score of the answer to an input, once somebody has asked for it.
#[derive(Default)]
struct Expected {
    input: String,
    score: Option<Option<i64>>,
}

/// Why a question has no answer of its kind.
enum Refusing {
    Error(&'static str),
    Move(Refused),
}

impl From<&'static str> for Refusing {
    fn from(error: &'static str) -> Self {
        Refusing::Error(error)
    }
}

const NOTHING_IS_OPEN: &str = "no input is open: ask `open` first";

impl<T: Task> Table<T> {
    /// Answers a question: JSON in, JSON out.
    pub fn ask(&mut self, question: &str) -> String {
        match serde_json::from_str::<Question>(question) {
            Err(error) => {
                json(&Answer { error: Some(format!("the question is no JSON: {error}")), ..Answer::default() })
            }
            Ok(question) if question.call == "about" => json(&about::<T>()),
            Ok(question) => json(&self.answer(question).unwrap_or_else(|refusing| match refusing {
                Refusing::Error(error) => Answer { error: Some(error.into()), ..Answer::default() },
                Refusing::Move(refused) => Answer { refused: Some(refused), ..Answer::default() },
            })),
        }
    }

    fn answer(&mut self, question: Question) -> Result<Answer, Refusing> {
        let Question { call, input, output, moves, ply, mv, seed, size, nth } = question;
        let input = input.ok_or("the question has no `input`");
        let ply = ply.ok_or("the question has no `ply`");
        let mv = mv.ok_or("the question has no `move`");
        match &*call {
            "open" => Ok(self.open(&input?)),
            "replay" => self.replay(&output.ok_or("the question has no `output`")?),
            "branch" => self.branch(&moves.ok_or("the question has no `moves`")?),
            "frame" => self.frame(ply?),
            "step" => self.step(ply?, mv?),
            "peek" => self.peek(ply?, mv?),
            "transcript" => Ok(output_of(Some(written::<T>(self.line()?.moves())))),
            "answer" => {
                let moves = self.line()?.position(0).answer();
                Ok(output_of(moves.map(|moves| written::<T>(moves.iter()))))
            }
            "generate" => {
                let seed =
                    seed.and_then(|seed| seed.parse().ok()).ok_or("the question has no `seed`, a number as text")?;
                let size = size.filter(|&size| size <= 100).ok_or("the question has no `size` from 0 to 100")?;
                Ok(input_of(T::generate(&mut SplitMix64::new(seed), size)))
            }
            "shrink" => {
                let nth = nth.ok_or("the question has no `nth`")?;
                Ok(read::<T>(&input?).map_or_else(fault_of, |state| input_of(state.shrink().nth(nth))))
            }
            _ => Err("there is no such call".into()),
        }
    }

    fn line(&mut self) -> Result<&mut Line<T>, Refusing> {
        self.open.as_mut().ok_or(NOTHING_IS_OPEN.into())
    }

    fn open(&mut self, input: &str) -> Answer {
        let start = match read::<T>(input) {
            Ok(start) => start,
            Err(fault) => return fault_of(fault),
        };
        if self.expected.input != input {
            self.expected = Expected { input: input.into(), score: None };
        }
        line_of(self.open.insert(Line::new(start)))
    }

    fn replay(&mut self, output: &str) -> Result<Answer, Refusing> {
        let line = self.open.as_mut().ok_or(NOTHING_IS_OPEN)?;
        line.restart();
        let end = replay(line, output).or_else(|| self.expected.worse(line, output));
        Ok(Answer { end: Some(end), ..line_of(line) })
    }

    fn branch(&mut self, moves: &str) -> Result<Answer, Refusing> {
        self.line()?.leave();
        if !moves.is_empty() {
            let (from, moves) = moves.split_once(':').ok_or("`moves` are written as 12: U; L")?;
            let from: usize = from.parse().map_err(|_| "`moves` begin with a ply, as 12: U; L")?;
            for (nth, mv) in moves.split(';').enumerate() {
                self.step(from + nth, mv.trim().into())?;
            }
        }
        Ok(line_of(self.line()?))
    }

    fn step(&mut self, ply: usize, mv: String) -> Result<Answer, Refusing> {
        let line = self.line()?;
        let parsed = parse::<T>(&mv)?;
        line.step(ply.min(line.plies()), parsed).map_err(|rule| refused(mv, rule))?;
        Ok(line_of(line))
    }

    fn frame(&mut self, ply: usize) -> Result<Answer, Refusing> {
        let line = self.line()?;
        let ply = ply.min(line.plies());
        let state = line.position(ply);
        let mv = line.move_to(ply).map(ToString::to_string);
        Ok(frame_of(ply, mv, line.is_person(ply), &state))
    }

    fn peek(&mut self, ply: usize, mv: String) -> Result<Answer, Refusing> {
        let line = self.line()?;
        let ply = ply.min(line.plies());
        let (parsed, mut state) = (parse::<T>(&mv)?, line.position(ply));
        let shown = parsed.to_string();
        state.play(&parsed).map_err(|rule| refused(mv, rule))?;
        Ok(frame_of(ply + 1, Some(shown), true, &state))
    }
}

fn json(answer: &impl serde::Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}

fn read<T: Task>(input: &str) -> Result<T, protocol::Fault> {
    let mut reader = Reader::new(input);
    let state = T::read(&mut reader).and_then(|state| reader.end().map(|()| state));
    state.map_err(|fault| fault.told(input))
}

fn parse<T: Task>(mv: &str) -> Result<T::Move, Refusing> {
    mv.parse().map_err(|_| refused(mv.into(), format!("not a move: a move is {}", T::MOVE)))
}

fn refused(mv: String, rule: Refusal) -> Refusing {
    Refusing::Move(Refused { mv, rule })
}

/// What the task is, and what it can do with its sample.
fn about<T: Task>() -> About {
    let start: Option<T> = read(T::INPUT).ok();
    let moves = start.as_ref().and_then(Task::moves);
    let has_cells = |start: &T| moves.iter().flatten().any(|mv| !start.cells(mv).is_empty());
    let can = |word: &str, holds: bool| holds.then(|| word.to_string());
    let of_start = |word, holds: &dyn Fn(&T) -> bool| can(word, start.as_ref().is_some_and(holds));
    let abilities = [
        of_start("score", &|start| start.score().is_some()),
        can("moves", moves.is_some()),
        of_start("cells", &has_cells),
        of_start("answer", &|start| start.answer().is_some()),
        can("generate", T::generate(&mut SplitMix64::new(0), 0).is_some()),
        of_start("shrink", &|start| start.shrink().next().is_some()),
    ];
    About {
        version: VERSION,
        name: T::NAME.into(),
        title: T::TITLE.into(),
        sample: T::INPUT.into(),
        output: T::OUTPUT.into(),
        mv: T::MOVE.into(),
        can: abilities.into_iter().flatten().collect(),
    }
}

/// Plays an output. It says why that ends where it does, if it is not right.
fn replay<T: Task>(line: &mut Line<T>, output: &str) -> Option<End> {
    let (counted, from) = match count::<T>(output) {
        Ok(count) => count,
        Err(fault) => return Some(End::Fault { fault }),
    };
    let mut state = line.position(0);
    for span in T::WRITTEN.tokens(output, from) {
        let Ok(mv) = span.of(output).parse::<T::Move>() else {
            let fault = Fault { span, expected: T::MOVE.into(), found: found(span.of(output)), fix: String::new() };
            return Some(End::Fault { fault: fault.told(output) });
        };
        if let Err(rule) = line.extend(&mut state, mv) {
            return Some(End::Refused { place: place(output, span), mv: span.of(output).into(), rule });
        }
    }
    if let Some(span) = counted.filter(|span| span.of(output).parse() != Ok(line.plies())) {
        let (expected, found) = (format!("{}, the number of moves that follow", line.plies()), found(span.of(output)));
        let fix = "count the moves, or print those that are missing".into();
        return Some(End::Fault { fault: Fault { span, expected, found, fix }.told(output) });
    }
    state.end().err().map(|rule| End::Unfinished { place: end_of(output), rule })
}

impl Expected {
    /// What is wrong in a legal output: a score that is worse than that of the answer.
    fn worse<T: Task>(&mut self, line: &mut Line<T>, output: &str) -> Option<End> {
        let best = T::BEST?;
        let score = line.position(line.plies()).score()?;
        let expected = (*self.score.get_or_insert_with(|| score_of_answer(line.position(0))))?;
        let (place, is_worse) = (end_of(output), best.prefers(expected, score));
        is_worse.then(|| End::Worse { place, score: score.to_string(), expected: expected.to_string() })
    }
}

fn score_of_answer<T: Task>(mut state: T) -> Option<i64> {
    for mv in state.answer()? {
        state.play(&mv).ok()?;
    }
    state.score()
}

/// Where the number of moves stands, if there is one, and where the moves begin.
fn count<T: Task>(output: &str) -> Result<(Option<Span>, usize), protocol::Fault> {
    let mut reader = Reader::new(output);
    if !T::COUNTED {
        return Ok((None, 0));
    }
    let span = reader.value::<u64>("the number of moves").map(|_| reader.last());
    span.map(|span| (Some(span), span.end)).map_err(|fault| fault.told(output))
}

/// Moves as an output of the task.
fn written<'a, T: Task>(moves: impl Iterator<Item = &'a T::Move>) -> String {
    let moves: Vec<_> = moves.collect();
    let count = if T::COUNTED { format!("{}\n", moves.len()) } else { String::new() };
    count + &T::WRITTEN.joined(moves.into_iter())
}

fn output_of(output: Option<String>) -> Answer {
    Answer { output: Some(output), ..Answer::default() }
}

fn input_of(input: Option<String>) -> Answer {
    Answer { input: Some(input), ..Answer::default() }
}

fn fault_of(fault: protocol::Fault) -> Answer {
    Answer { fault: Some(fault), ..Answer::default() }
}

fn line_of<T: Task>(line: &mut Line<T>) -> Answer {
    Answer { line: Some(line.show()), ..Answer::default() }
}

fn frame_of<T: Task>(ply: usize, mv: Option<String>, person: bool, state: &T) -> Answer {
    let score = state.score().map(|score| score.to_string());
    let title = match &mv {
        Some(mv) => format!("{}, move {ply}: {mv}", T::TITLE),
        None => format!("{}, start", T::TITLE),
    };
    let mut scene = state.draw();
    if scene.score.is_empty() {
        scene.score = score.clone().unwrap_or_default();
    }
    (scene.title, scene.event) = (title, state.event().into());
    let choice = |mv: &T::Move| Choice { mv: mv.to_string(), cells: state.cells(mv) };
    let moves = state.moves().map(|moves| moves.iter().map(choice).collect());
    Answer { frame: Some(Frame { ply, mv, person, done: is_done(state), score, scene, moves }), ..Answer::default() }
}

/// Behind the last token.
fn end_of(text: &str) -> TextPlace {
    let end = text.trim_end().len();
    place(text, Span { start: end, end })
}

/// A place in a text, in the units of JavaScript's strings.
fn place(text: &str, span: Span) -> TextPlace {
    let (line, column) = line_column(text, span.start);
    let units = |offset: usize| text[..offset].encode_utf16().count();
    TextPlace { line, column, start: units(span.start), end: units(span.end) }
}

impl Fault {
    fn told(self, text: &str) -> protocol::Fault {
        let Fault { span, expected, found, fix } = self;
        protocol::Fault { place: place(text, span), expected, found, fix }
    }
}
