use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::judge::{CaseScore, Comparer, Comparison, Difference, Verdict};
use boardlab_core::text::escaped;
use boardlab_core::view::Explanation;
use boardlab_core::{DynWorkbench, workbench};
use serde::Serialize;

use crate::failure::Failure;
use crate::input::{Input, read_text};

/// The result of a comparison, with the move and the evidence of its first difference.
#[derive(Serialize)]
struct Judgement {
    #[serde(flatten)]
    comparison: Comparison,
    /// The move that leads to the position of the first difference.
    #[serde(rename = "move")]
    mv: Option<String>,
    /// The evidence for that move.
    evidence: Option<Explanation>,
    /// The points of the built-in player.
    own: Vec<CaseScore>,
}

/// Prints the verdict on an output.
pub(crate) fn compare(input: &Input, output: &str, json: bool) -> Result<ExitCode, Failure> {
    let judgement = judge(input, &read_text(output)?)?;
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, &judgement).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        out.write_all(message(&judgement).as_bytes())?;
    }
    let wrong = matches!(judgement.comparison.verdict, Verdict::Wrong { .. });
    Ok(ExitCode::from(u8::from(wrong)))
}

fn judge(input: &Input, output: &str) -> Result<Judgement, Failure> {
    let game = workbench(input.game.name()).ok_or_else(|| Failure::Usage("the game has no judge".into()))?;
    let comparison = comparison(game, input, output);
    let (mv, evidence) = match &comparison.verdict {
        // If many outputs are right, the ply counts moves of this output, not of the built-in player's.
        Verdict::Wrong { first } if !comparison.many && first.ply > 0 => move_before(input, first),
        _ => (None, None),
    };
    let own = if comparison.points.is_empty() { Vec::new() } else { built_in_points(game, input)? };
    Ok(Judgement { comparison, mv, evidence, own })
}

fn comparison(game: &'static dyn DynWorkbench, input: &Input, output: &str) -> Comparison {
    Comparer::new(game, &*input.text, &input.document, input.options.clone(), output).finish()
}

/// The move that leads to a difference, and its evidence.
fn move_before(input: &Input, first: &Difference) -> (Option<String>, Option<Explanation>) {
    let Some(&span) = input.document.cases.get(first.case as usize - 1) else { return (None, None) };
    let mut session = input.game.open(&input.text, span, &input.options);
    session.solve(first.ply);
    (session.frame(first.ply).mv, session.explain(first.ply - 1))
}

/// The points of the built-in player's output.
fn built_in_points(game: &'static dyn DynWorkbench, input: &Input) -> Result<Vec<CaseScore>, Failure> {
    let mut output = String::new();
    let cases = 0..input.document.cases.len();
    let written = input.game.answer(&input.text, &input.document, cases, &input.options, &mut output);
    written.map_err(|_| io::Error::other("the answer could not be worded"))?;
    Ok(comparison(game, input, &output).points)
}

fn message(judgement: &Judgement) -> String {
    match &judgement.comparison.verdict {
        Verdict::Accepted => format!("accepted\n{}", points(judgement)),
        Verdict::Blanks => format!("accepted: only blanks differ\n{}", points(judgement)),
        Verdict::Wrong { first } => wrong_message(first, judgement),
    }
}

fn wrong_message(first: &Difference, judgement: &Judgement) -> String {
    let mv = judgement.mv.as_ref().map_or(String::new(), |mv| format!(" ({mv})"));
    let position =
        if first.ply > 0 { format!("it tells of move {} of the case{mv}\n", first.ply) } else { String::new() };
    let Comparison { wrong, cases, .. } = judgement.comparison;
    format!("{}\n{position}{wrong} of {cases} cases wrong\n", describe_difference(first))
}

/// Where an output is wrong, what was expected, and what was found or which rule forbids it.
pub(crate) fn describe_difference(first: &Difference) -> String {
    let Difference { case, line, token, expected_line, expected, found, why, .. } = first;
    let name =
        |token: &Option<String>| token.as_ref().map_or("the end".into(), |token| format!("`{}`", escaped(token)));
    let right = match (expected, why) {
        (None, Some(_)) => String::new(),
        _ => format!("expected {} (line {expected_line} of the right output), ", name(expected)),
    };
    let why = why.map_or(String::new(), |why| format!(": {why}"));
    format!("wrong: case {case}, line {line}, token {token}: {right}found {}{why}", name(found))
}

/// The points of the output and of the built-in player.
fn points(judgement: &Judgement) -> String {
    let joined = |points: &[u32]| points.iter().map(u32::to_string).collect::<Vec<_>>().join(" : ");
    let rows = judgement.comparison.points.iter().zip(&judgement.own);
    let row = |(CaseScore { case, points }, own): (&CaseScore, &CaseScore)| {
        format!("case {case}: {} points, the built-in player {}\n", joined(points), joined(&own.points))
    };
    rows.map(row).collect()
}
