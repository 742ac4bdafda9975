//! Any bytes as a game's input: parsing never panics, every error points inside the text, what is accepted prints
//! back to itself and can be played, by the solver and by moves that the bytes make up.

use boardlab_core::contract::ShrinkCursor;
use boardlab_core::options_in;
use boardlab_core::text::decode;
use boardlab_core::view::Parsed;
use boardlab_core::{AnyInput, DynGame, DynSession, GameId, Limits, ParseError, ReadError, Span, game};

/// Feeds bytes to a game under both limits.
pub fn feed(name: &str, bytes: &[u8]) {
    let game = game(name).expect("the game exists");
    match decode(bytes) {
        Ok(text) => [Limits::Statement, Limits::Relaxed].into_iter().for_each(|limits| parse(game, text, limits)),
        Err(error) => check_error(&error, &String::from_utf8_lossy(bytes)),
    }
}

/// The judge of Solitaire Chess agrees with the parser on what is a board, and scores what it calls legal alone.
pub fn judge(bytes: &[u8]) {
    let Ok(text) = decode(bytes) else { return };
    match boardlab_core::games::solitaire::judge(text) {
        Err(error) => check_error(&error, text),
        Ok(verdict) => {
            let score = verdict.score();
            let parts = score.runs + score.numbers + score.pieces + score.alternation;
            assert_eq!(score.total, score.removals + parts);
        }
    }
}

/// Any bytes as what the robots of Pursuit write, an output after the other (a 0xFF between them), until one loses: a
/// right one is a legal move, and the replay of the round is read as the same round.
pub fn replay(bytes: &[u8]) {
    const ENGINE: &str = "0\n5\n2\n3\n9\na\nb\n";
    let game = game("pursuit").expect("the game exists");
    let mut player = opened(game, ENGINE);
    let mut ply = 0;
    for output in bytes.split(|&byte| byte == 0xFF).map(String::from_utf8_lossy) {
        let Some(word) = player.parse_program_output(ply, &output) else { break };
        player.step(ply, &word).expect("a move that was read can be played");
        ply += 1;
    }
    let text = format!("{ENGINE}{}\n", player.transcript().replace("; ", "\n"));
    let mut again = opened(game, &text);
    again.solve(ply);
    assert_eq!((again.transcript(), again.frame(ply).board), (player.transcript(), player.frame(ply).board));
}

fn opened(game: &dyn DynGame, text: &str) -> Box<dyn DynSession> {
    let input = game.read(text.into(), Limits::Statement, &[]).expect("a valid input");
    input.open(0).expect("it has a case")
}

fn parse(game: &dyn DynGame, text: &str, limits: Limits) {
    let units = |offset: usize| offset as u32;
    match game.read(text.into(), limits, &params(game)) {
        Err(ReadError::Option(unknown)) => panic!("{unknown}"),
        Err(ReadError::Text(invalid)) => {
            assert!(Parsed::invalid(&invalid.error, &units).error.is_some());
            check_error(&invalid.error, text);
        }
        Ok(input) => {
            let shown = Parsed::valid(text, input.cases(), input.notes(), &units);
            assert!(shown.notes.iter().all(|note| note.count > 0 && note.place.end as usize <= text.len()));
            (0..input.cases().len()).for_each(|case| check_case(game, &*input, case));
            play(game, &*input);
        }
    }
}

fn check_error(error: &ParseError, text: &str) {
    let Span { start, end } = error.span;
    assert!(start <= end && end <= text.len() && text.is_char_boundary(start) && text.is_char_boundary(end));
    assert!(error.line >= 1 && error.column >= 1);
    assert!(error.report("input", text).to_string().contains(": error: "));
}

/// A case printed back reads as the same case.
fn check_case(game: &dyn DynGame, input: &dyn AnyInput, case: usize) {
    let printed = |input: &dyn AnyInput, case| input.shrink(case, &mut ShrinkCursor::default()).expect("a case");
    let read = |text: String| game.read(text, Limits::Relaxed, &[]).expect("it is valid");
    let alone = read(input.gather(&[case]));
    let (case, span) = (printed(input, case), alone.cases()[0]);
    let again = [&alone.text()[..span.start], case.trim_ascii(), &alone.text()[span.end..]].concat();
    assert_eq!(printed(&*read(again), 0), case);
}

fn play(game: &dyn DynGame, input: &dyn AnyInput) {
    let Some(mut player) = input.open(0) else { return };
    let text = input.text();
    player.solve(20);
    for (ply, byte) in text.bytes().enumerate().take(8) {
        let mv = made_up(game.id(), byte);
        let before = player.frame(ply as u32);
        if player.step(ply as u32, &mv).is_err() {
            assert_eq!(before, player.frame(ply as u32));
            player.solve(1);
        }
    }
    let branch = player.line().moves;
    player.main_line();
    assert!(player.line().branch.is_none());
    assert!(branch.is_empty() || player.replay(&branch).is_ok() && player.line().moves == branch);
    player.explain(0);
    player.cell_info(0, (4, u64::from(text.bytes().next().unwrap_or(0)) % 10));
}

/// Options under which no search takes long.
fn params(game: &dyn DynGame) -> Vec<(&'static str, &'static str)> {
    let sets = ["nodes=9", "catchers=chase fugitive=far"].map(options_in);
    sets.into_iter().find(|options| game.check_options(options).is_ok()).unwrap_or_default()
}

/// A move that may or may not be legal.
fn made_up(game: GameId, byte: u8) -> String {
    let nth = usize::from(byte);
    match game {
        GameId::Robots => match nth % 11 {
            nth @ 0..9 => ["NW", "N", "NE", "W", "stay", "E", "SW", "S", "SE"][nth].into(),
            _ => format!("teleport {}", nth / 11),
        },
        GameId::Pursuit => match nth % 5 {
            0 => ["! 0 0", "! #time-out", "! #exit 3", "! x\\n", "0 0 0 0", "1 1 2 2"][nth / 5 % 6].into(),
            _ => format!("{} {}", (nth / 5 % 4) as i32 - 1, (nth / 20 % 5) as i32 - 1),
        },
        GameId::Solitaire => match nth % 3 {
            0 => ["dam", "1", "blank", "0 0", "! 1 1", "!", "! dam"][nth / 3 % 7].into(),
            _ => format!("{} {}", nth / 7 % 7, nth % 7),
        },
        GameId::Janken => format!("{} -> {}", hex(nth % 13), hex(nth / 13)),
        GameId::Knights => {
            let hop = ["(-2,+1)", "(-3,-1)", "(-2,-1)", "(-1,-2)", "(-1,-3)", "(+1,-2)"][nth % 6];
            format!("{} {hop}", nth / 6)
        }
    }
}

/// A cell of the middle rows, or none of the board.
fn hex(nth: usize) -> String {
    format!("{}{}", char::from(b'D' + (nth / 5) as u8), nth % 5 + 4)
}
