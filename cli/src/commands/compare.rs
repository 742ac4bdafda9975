use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use boardlab_core::judge::Claim;
use boardlab_core::judge::{
    CaseScore, Comparison, Difference, FormFault, FormMistake, KnownMistake, OtherValue, Verdict,
};
use boardlab_core::text::escaped;
use boardlab_core::view::Explanation;
use boardlab_core::{AnyInput, Budget, DynSession, GameId, mistake_name};
use serde::Serialize;

use crate::command_error::CommandError;
use crate::commands::reason::reason;
use crate::input::read_text;
use crate::output::colour::coloured;
use crate::output::tell::tell;
use crate::slips;

/// The result of a comparison, with the move and the evidence of its first difference.
#[derive(Serialize)]
pub(crate) struct Judgement {
    #[serde(flatten)]
    comparison: Comparison,
    /// The right move of the position that decides the first difference; none if the difference is about no move, or is
    /// one of form.
    #[serde(rename = "move")]
    mv: Option<String>,
    /// The evidence of that position; none if the difference is one of form.
    evidence: Option<Explanation>,
    /// The same in a sentence.
    #[serde(skip)]
    reason: Option<String>,
    /// Where many outputs are right: the moves of the output under test before the position, joined by `; `.
    played: Option<String>,
    /// The points of the built-in player.
    own: Vec<CaseScore>,
    /// The known mistakes that make the same output.
    diagnosis: Vec<KnownMistake>,
    /// The right move at which the games of all these mistakes leave the right one, in a sentence.
    #[serde(skip)]
    parting: Option<String>,
    /// How many known mistakes were tried.
    tried: u32,
    /// The faults of form, a kind once.
    form: Vec<FormMistake>,
    #[serde(skip)]
    game: GameId,
}

/// The cases that are played with known mistakes: some seconds at most.
const DIAGNOSED_CASES: u64 = 200_000;

/// Prints the verdict on an output.
pub(crate) fn compare(input: &Arc<dyn AnyInput>, output: &Path, json: bool) -> Result<ExitCode, CommandError> {
    let text = read_text(output)?;
    let judgement = judge(input, &text)?;
    if is_wrong(&judgement) && !judgement.comparison.multiple_answers && slips::is_input(&**input, &text) {
        tell("boardlab: an input stands where the output is expected; the input comes first, then the output");
    }
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, &judgement).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        let message = message(&judgement);
        let (first, more) = message.split_once('\n').unwrap_or((&message, ""));
        write!(anstream::AutoStream::auto(&mut out), "{}\n{more}", coloured(first, !is_wrong(&judgement)))?;
    }
    Ok(ExitCode::from(u8::from(is_wrong(&judgement))))
}

pub(crate) fn is_wrong(judgement: &Judgement) -> bool {
    judgement.comparison.verdict.is_wrong()
}

/// Compares an output with the right one, and finds the evidence of the first difference.
pub(crate) fn judge(input: &Arc<dyn AnyInput>, output: &str) -> Result<Judgement, CommandError> {
    let mut comparer = input.clone().comparer(output);
    let comparison = comparer.finish();
    let own = if comparison.points.is_empty() { Vec::new() } else { built_in_points(input) };
    let known = comparer.diagnose(&mut Budget::nodes(DIAGNOSED_CASES));
    let mut judgement = Judgement {
        comparison,
        mv: None,
        evidence: None,
        reason: None,
        played: None,
        own,
        diagnosis: known.mistakes,
        parting: None,
        tried: known.tried,
        form: known.form,
        game: input.game(),
    };
    if let Verdict::Wrong { first } = &judgement.comparison.verdict
        && first.form.is_none()
    {
        let first = first.clone();
        match judgement.comparison.multiple_answers {
            true => decide_in_own_game(&mut judgement, &**input, &first, comparer.moves(first.case)),
            false => {
                decide(&mut judgement, &**input, &first);
                judgement.parting = parting(&judgement, &**input, &first);
            }
        }
    }
    Ok(judgement)
}

/// Finds the position that decides a difference, on the way of the right output.
fn decide(judgement: &mut Judgement, input: &dyn AnyInput, first: &Difference) {
    let Some(mut session) = open(input, first) else { return };
    session.solve(first.decided_at + 1);
    let next = session.frame(first.decided_at + 1);
    judgement.mv = next.mv.filter(|_| next.ply > first.decided_at && first.decided_at < first.ply);
    explain(judgement, &mut *session, first.decided_at);
}

fn explain(judgement: &mut Judgement, session: &mut dyn DynSession, ply: u32) {
    judgement.evidence = session.explain(ply);
    judgement.reason = reason(&session.frame(ply).board, judgement.evidence.as_ref());
}

/// Where many outputs are right the position is one of the game that the output under test plays.
fn decide_in_own_game(judgement: &mut Judgement, input: &dyn AnyInput, first: &Difference, moves: Option<String>) {
    let (Some(mut session), Some(moves)) = (open(input, first), moves) else { return };
    if session.replay(&moves).is_ok() {
        explain(judgement, &mut *session, first.decided_at);
        judgement.played = moves.strip_prefix("0: ").map(Into::into);
    }
}

/// The right move where the games of all mistakes that make this output leave the right one, and why; none where the
/// first difference is decided there, and its sentence says it.
fn parting(judgement: &Judgement, input: &dyn AnyInput, first: &Difference) -> Option<String> {
    let all = &judgement.diagnosis;
    let (case, number) = all.first().and_then(|known| Some((known.case, known.mv?)))?;
    let ply = number - 1;
    if (case, ply) == (first.case, first.decided_at) || all.iter().any(|one| (one.case, one.mv) != (case, Some(number)))
    {
        return None;
    }
    let mut session = input.open(case as usize - 1)?;
    session.solve(number);
    let right = session.frame(number).mv?;
    let why = reason(&session.frame(ply).board, session.explain(ply).as_ref())?;
    Some(format!("move {number} of case {case} is {right} in the right game\n{why}\n"))
}

fn open(input: &dyn AnyInput, first: &Difference) -> Option<Box<dyn DynSession>> {
    input.open(first.case as usize - 1)
}

/// The points of the built-in player's output.
fn built_in_points(input: &Arc<dyn AnyInput>) -> Vec<CaseScore> {
    input.clone().comparer(input.answer()).finish().points
}

/// The verdict in words, a line or several.
pub(crate) fn message(judgement: &Judgement) -> String {
    let Judgement { comparison, .. } = judgement;
    match &comparison.verdict {
        Verdict::Wrong { first } => format!("{}{}", wrong_message(first, judgement), points(judgement)),
        _ if comparison.multiple_answers => format!("legal\n{}", points(judgement)),
        accepted => format!("{}\n", accepted_message(*accepted == Verdict::Accepted)),
    }
}

/// That an output is accepted. `same`: its bytes are those of the right one.
pub(crate) fn accepted_message(same: bool) -> &'static str {
    if same { "accepted" } else { "accepted: only blanks differ" }
}

fn wrong_message(first: &Difference, judgement: &Judgement) -> String {
    let Comparison { wrong, cases, .. } = judgement.comparison;
    let difference = describe_difference(first);
    let why = first.form.map_or_else(|| decided(first, judgement), |form| format!("form: {}\n", form_in_words(form)));
    let look_alike = first.look_alike.map_or(String::new(), |found| {
        format!("the output has {found} at line {}, column {}\n", found.line, found.column)
    });
    let form = other_faults(first, judgement);
    format!("{difference}\n{look_alike}{why}{}{form}{wrong} of {cases} cases wrong\n", diagnosed(first, judgement))
}

/// Where the first difference is one of content: what else is wrong with the form, and how many lines are missing. A
/// known mistake explains these, and where lines are too many as well, the output tells of another game.
fn other_faults(first: &Difference, judgement: &Judgement) -> String {
    let Judgement { comparison, form, diagnosis, .. } = judgement;
    if first.form.is_some() || comparison.multiple_answers {
        return String::new();
    }
    let in_words =
        |mistake: &FormMistake| format!("form, too: {}, line {}\n", form_in_words(mistake.fault), mistake.line);
    let lacks = diagnosis.is_empty() && comparison.counts.extra == 0 && comparison.counts.missing > 0;
    let missing = lacks.then(|| format!("lines of the right output that are missing: {}\n", comparison.counts.missing));
    form.iter().map(in_words).chain(missing).collect()
}

/// Which known mistakes make this output, or that none does.
fn diagnosed(first: &Difference, judgement: &Judgement) -> String {
    let name = |known: &KnownMistake| {
        let name = mistake_name(judgement.game, known.mistake).unwrap_or(known.mistake);
        let parted = known.mv.map_or(String::new(), |mv| format!(", from move {mv} of case {} on", known.case));
        let value = known.value.map_or(String::new(), |OtherValue { row, column, right, with }| {
            format!(", cell ({row}, {column}) of case {}: {with}, not {right}", known.case)
        });
        format!("{name} (rule {}{parted}{value})\n", known.rule)
    };
    let parting = judgement.parting.as_deref().unwrap_or_default();
    match &judgement.diagnosis[..] {
        [] if first.form.is_some() => String::new(),
        [] => format!("none of {} known mistakes explains this output\n", judgement.tried),
        [known] => format!("this is what a program prints that {}{parting}", name(known)),
        several => {
            let names: String = several.iter().map(|known| format!("  {}", name(known))).collect();
            format!("this is what a program prints that makes one of these mistakes:\n{names}{parting}")
        }
    }
}

/// The position that decides a difference, the reason of what is right there, and that the games may have parted
/// before.
fn decided(first: &Difference, judgement: &Judgement) -> String {
    let reason = judgement.reason.as_ref().map_or(String::new(), |reason| format!("{reason}\n"));
    format!("{}{reason}{}", position(first, judgement), parted(first))
}

fn form_in_words(form: FormFault) -> &'static str {
    match form {
        FormFault::Empty => "the output is empty",
        FormFault::Echo => "the output begins with the input",
        FormFault::Ends => "the output ends too early",
        FormFault::Missing => "a line is missing here",
        FormFault::Extra => "this line does not belong here",
        FormFault::Line => "no output has such a line",
        FormFault::Label => "the number of the case or move is another one",
        FormFault::Punctuation => "the punctuation differs",
        FormFault::LetterCase => "capital and small letters differ",
        FormFault::Blanks => "a blank is missing, or one is too much",
    }
}

/// The position that decides a difference, and the right move there.
fn position(first: &Difference, judgement: &Judgement) -> String {
    let after = match first.decided_at {
        0 => "at the start".into(),
        moves => format!("after {}", moves_in_words(moves)),
    };
    let (game, next) = match first.reached {
        true => ("the case", "the right move there"),
        false => ("the right game", "its next move"),
    };
    match (&judgement.mv, &judgement.played) {
        (Some(mv), _) => format!("decided {after} of {game}: {next} is {mv}\n"),
        (None, Some(played)) => format!("decided {after} of this output: {}\n", last(played)),
        (None, None) if judgement.comparison.multiple_answers => String::new(),
        (None, None) => format!("decided by the position {after} of {game}\n"),
    }
}

/// A warning that the two games may have parted before the first difference; empty if they have not.
fn parted(first: &Difference) -> String {
    let own = match first.claim {
        _ if first.reached => return String::new(),
        Some(Claim::Move { number }) => format!("tells of its own move {number}, but not of all before it"),
        Some(Claim::End { moves }) => {
            format!("ends its own game after {}, but does not tell all of them", moves_in_words(moves))
        }
        None => "does not tell its moves".into(),
    };
    format!("this output {own}: the two games may have parted earlier\n")
}

fn moves_in_words(moves: u32) -> String {
    if moves == 1 { "1 move".into() } else { format!("{moves} moves") }
}

/// Moves that are printed of a game.
const LAST_MOVES: usize = 6;

/// The last moves of a game.
fn last(moves: &str) -> String {
    let moves: Vec<&str> = moves.split("; ").collect();
    let from = moves.len().saturating_sub(LAST_MOVES);
    format!("{}{}", if from > 0 { "... " } else { "" }, moves[from..].join("; "))
}

/// The first difference of an output in words, without the evidence that [`judge`] finds; `None` if the output is
/// accepted.
pub(crate) fn first_difference(input: &dyn AnyInput, output: &str) -> Option<String> {
    match input.judge(output) {
        Verdict::Accepted | Verdict::Blanks => None,
        Verdict::Wrong { first } => Some(describe_difference(&first)),
    }
}

/// Where an output is wrong, what was expected, and what was found or which rule forbids it.
fn describe_difference(first: &Difference) -> String {
    let Difference { case, line, token, expected_line, expected, found, refusal, .. } = first;
    let name =
        |token: &Option<String>| token.as_ref().map_or("the end".into(), |token| format!("`{}`", escaped(token)));
    let right = match (expected, refusal) {
        (None, Some(_)) => String::new(),
        _ => format!("expected {} (line {expected_line} of the right output), ", name(expected)),
    };
    let verdict = if expected.is_none() && refusal.is_some() { "illegal" } else { "wrong" };
    let rule = refusal.map_or(String::new(), |refusal| format!(": {refusal}"));
    format!("{verdict}: case {case}, line {line}, token {token}: {right}found {}{rule}", name(found))
}

/// The points of the output and of the built-in player.
fn points(judgement: &Judgement) -> String {
    let joined = |points: &[u32]| points.iter().map(u32::to_string).collect::<Vec<_>>().join(" : ");
    let row = |CaseScore { case, points }: &CaseScore| {
        let own = judgement.own.iter().find(|own| own.case == *case);
        let own = own.map_or(String::new(), |own| format!(", the built-in player {}", joined(&own.points)));
        format!("case {case}: {} points{own}\n", joined(points))
    };
    judgement.comparison.points.iter().map(row).collect()
}
