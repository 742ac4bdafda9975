use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::Limits;
use boardlab_core::games::solitaire::{CELLS, Case, Move, Reply, Solitaire};
use boardlab_core::text::decode;

use super::live_game::{LiveGame, play_to_end};
use super::player::Timed;
use crate::command_error::CommandError;
use crate::output::untrusted::quoted;

/// Plays the statement's protocol on standard input and output.
pub(super) fn play(time: Duration) -> Result<ExitCode, CommandError> {
    let mut player = Timed::from(Duration::ZERO, time);
    let mut input = InputLines { from: io::stdin().lock(), line: 0 };
    let mut out = io::stdout().lock();
    let mut game = LiveGame::of_case(input.board()?);
    play_to_end(
        &mut game,
        |position| player.choose(position),
        |game, cell| {
            write_move(&mut out, Move::Remove(cell))?;
            let reply = input.reply(cell)?;
            game.accept_reply(reply).map_err(|_| input.impossible(reply))
        },
    )?;
    write_move(&mut out, Move::Stop)?;
    Ok(ExitCode::SUCCESS)
}

fn write_move(out: &mut impl Write, mv: Move) -> io::Result<()> {
    writeln!(out, "{mv}")?;
    out.flush()
}

/// The lines that a judge writes.
struct InputLines<R> {
    from: R,
    /// The number of the line read last, from 1.
    line: u32,
}

/// Bytes that a line may have.
const MAX_LINE: u64 = 10_000;

impl<R: BufRead> InputLines<R> {
    fn board(&mut self) -> Result<Case, CommandError> {
        let mut text = String::new();
        while text.split_whitespace().count() < CELLS {
            let Some(line) = self.read()? else { break };
            text.push_str(&line);
        }
        if text.split_whitespace().count() > CELLS {
            return Err(self.bad("expected the end of the line: a board has six rows of six pieces"));
        }
        let read = boardlab_core::Input::<Solitaire>::read(text, Limits::Statement, Default::default());
        let read = read.map_err(|invalid| CommandError::invalid("<stdin>", invalid))?;
        read.case(0).ok_or_else(|| self.bad("expected a board"))
    }

    /// The reply to a removal.
    fn reply(&mut self, cell: u8) -> Result<Reply, CommandError> {
        let asked = Move::Remove(cell);
        loop {
            let Some(line) = self.read()? else {
                self.line += 1;
                return Err(self.bad(&format!("expected the reply to `{asked}`, found the end of the input")));
            };
            match (line.trim(), line.trim().parse()) {
                ("", _) => {}
                (_, Ok(Move::Reply(reply))) => return Ok(reply),
                (word, _) => {
                    let found = quoted(word);
                    return Err(self.bad(&format!("expected the reply to `{asked}`, {REPLIES}, found {found}")));
                }
            }
        }
    }

    fn impossible(&self, reply: Reply) -> CommandError {
        self.bad(match reply {
            Some(_) => "expected `blank`: behind a gold piece the tile stays empty",
            None => "expected a piece: `blank` comes behind gold alone",
        })
    }

    /// The next line; none at the end of the input.
    fn read(&mut self) -> Result<Option<String>, CommandError> {
        let mut bytes = Vec::new();
        let read = self.from.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes);
        read.map_err(CommandError::file("-".as_ref()))?;
        self.line += u32::from(!bytes.is_empty());
        if bytes.len() as u64 == MAX_LINE {
            return Err(self.bad(&format!("expected a line of less than {MAX_LINE} bytes")));
        }
        match decode(&bytes) {
            Ok("") => Ok(None),
            Ok(line) => Ok(Some(line.into())),
            Err(error) => Err(self.bad(&error.to_string())),
        }
    }

    fn bad(&self, what: &str) -> CommandError {
        CommandError::Protocol { name: "<stdin>", line: self.line, problem: what.into() }
    }
}

const REPLIES: &str = "one of 1 2 3 4 torn lopare dam springare blank";
