use std::io::{self, Read, Write};

use boardlab_core::Limits;
use boardlab_core::games::solitaire::Alphabet;

use super::feedback::Feedback;
use super::run::{Ruling, Run};
use crate::command_error::CommandError;
use crate::commands::compare::{self, is_wrong, message};
use crate::input::{find_game, parse, read_text};
use crate::output::file_name::display_name;
use crate::solitaire::judge_protocol::{GameEnd, JudgeProtocol};

/// The game of a run, in the feedback folder: six rows, then a line for each removal.
pub(super) const TRANSCRIPT: &str = "transcript.txt";

/// The moves that a transcript tells of, at most: each line behind the board is a removal and its reply, or the last
/// word of the program.
pub(super) fn moves(transcript: &str) -> u32 {
    2 * transcript.lines().skip(6).count() as u32
}

/// Reads a judge's input: the seed of the board and of all that lies beneath it, and the types that are drawn.
pub(super) fn deal(text: &str) -> Option<(u64, Alphabet)> {
    let (seed, types) = text.strip_suffix('\n')?.split_once(' ')?;
    let (seed, alphabet): (u64, Alphabet) = (seed.parse().ok()?, types.parse().ok()?);
    (text == format!("{seed} {alphabet}\n")).then_some((seed, alphabet))
}

/// Talks to a program until its game is over.
pub(super) fn judge(run: &Run, feedback: &Feedback) -> Result<Ruling, CommandError> {
    let text = read_text(&run.input)?;
    let (seed, alphabet) = deal(&text).ok_or_else(|| {
        CommandError::unusable(display_name(&run.input), "expected a seed and types, such as `7 1,2`")
    })?;
    let mut protocol = JudgeProtocol::new(seed, alphabet);
    let board = protocol.transcript().to_owned();
    let end = talk(&mut protocol).map_err(CommandError::file("-".as_ref()))?;
    feedback.write(TRANSCRIPT, protocol.transcript())?;
    let removals = protocol.removals();
    Ok(match end {
        Some(GameEnd::Scored(score)) => {
            let message = format!("{} points, {removals} removals\n", score.total);
            Ruling::Accepted { score: Some(score.total), message }
        }
        Some(GameEnd::Fault(fault)) => {
            let why = diagnosis(board, (seed, alphabet), protocol.transcript())?;
            Ruling::Wrong { message: format!("{fault}\n{why}") }
        }
        None => Ruling::Wrong { message: format!("the output ends behind {removals} removals, without `0 0`\n") },
    })
}

/// Sends the board and the replies. A program that reads no more is still judged by what it wrote.
fn talk(protocol: &mut JudgeProtocol) -> io::Result<Option<GameEnd>> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut replies = protocol.transcript().as_bytes().to_vec();
    let mut bytes = [0; 4096];
    loop {
        let _ = output.write_all(&replies).and_then(|()| output.flush());
        replies.clear();
        let end = match input.read(&mut bytes)? {
            0 => return Ok(protocol.output_closed(&mut replies)),
            count => protocol.receive(&bytes[..count], &mut replies),
        };
        if end.is_some() {
            return Ok(end);
        }
    }
}

/// What `compare` says of the game, as if the program had stopped there: what else it would have removed is unknown.
/// Nothing, if no removal is wrong.
fn diagnosis(board: String, (seed, alphabet): (u64, Alphabet), transcript: &str) -> Result<String, CommandError> {
    let options = [("seed", seed.to_string()), ("alphabet", alphabet.to_string())];
    let options = options.each_ref().map(|(key, value)| (*key, value.as_str()));
    let input = parse(find_game("solitaire")?, "board", board, Limits::Statement, &options)?;
    let judgement = compare::judge(&input, &format!("{transcript}0 0\n"))?;
    Ok(if is_wrong(&judgement) { message(&judgement) } else { String::new() })
}
