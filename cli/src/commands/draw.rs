use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use boardlab_core::judge::{Difference, Verdict};
use boardlab_core::scene::{Board, Scene, Style, Theme, svg};
use boardlab_core::{AnyInput, DynSession};
use clap::{Args, ValueEnum};

use crate::command_error::CommandError;
use crate::commands::reason::reason;
use crate::commands::scenes::{SCENES, Scenes};
use crate::input::{Source, note_keyboard_input, read, read_text};
use crate::output::atomic_write::{atomic_write, create_folder};
use crate::output::file_name::{display_name, is_stdin};

#[derive(Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    pub(crate) source: Source,
    /// The case, from 1 [default: 1].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) case: Option<u32>,
    /// The number of moves made [default: 0, the start].
    #[arg(long, value_name = "MOVES", conflicts_with = "all")]
    pub(crate) ply: Option<u32>,
    /// Write the picture into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "all")]
    svg: Option<PathBuf>,
    /// Write a picture of every position into this folder. The name is the number of moves made.
    #[arg(long, value_name = "DIR")]
    pub(crate) all: Option<PathBuf>,
    /// Draw the position that decides the first difference of this output from the right one; `-` for standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "case")]
    pub(crate) output: Option<PathBuf>,
    /// The colours: on white, on black, or black on white with patterns.
    #[arg(long, value_name = "THEME", default_value = "light")]
    theme: ThemeName,
    /// Draw a part of the board: its rows and its columns as the board names them. A range includes both ends:
    /// 5..12,3..20.
    #[arg(long, value_name = "ROWS,COLUMNS", value_parser = crop)]
    crop: Option<Crop>,
    /// The size: 1 is 640 pixels along the longer side.
    #[arg(long, value_name = "FACTOR", default_value = "1", value_parser = scale)]
    scale: f64,
    /// Print the scene as JSON, not its picture.
    #[arg(long, conflicts_with_all = ["all", "svg"])]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum ThemeName {
    Light,
    Dark,
    Print,
}

/// The rows and columns of a part of a board, by their names.
#[derive(Clone)]
struct Crop {
    rows: (String, String),
    columns: (String, String),
}

/// An open case.
struct Case {
    session: Box<dyn DynSession>,
    number: u32,
}

/// Draws a position, or all of a case.
pub(crate) fn draw(request: &Draw) -> Result<ExitCode, CommandError> {
    if request.source.game == SCENES {
        return draw_scenes(request);
    }
    request.check_files()?;
    if request.output.is_some() && (request.ply.is_some() || request.all.is_some()) {
        let problem = "it draws the position that decides; leave out --ply and --all, which a module of a task takes";
        return Err(CommandError::unusable("--output", problem));
    }
    let input = read(&request.source)?;
    match (&request.all, &request.output) {
        (Some(folder), _) => draw_all(request, &*input, folder)?,
        (None, Some(output)) => {
            let scene = deciding(&input, read_text(output)?);
            show(request, scene.map_err(|problem| CommandError::unusable(display_name(output), problem))?)?;
        }
        (None, None) => {
            let mut case = open(&*input, request.case.unwrap_or(1))?;
            let ply = request.ply.unwrap_or(0);
            case.session.solve(ply);
            let last = case.session.line().plies;
            if ply > last {
                let problem = format!("case {} has {last} moves; write --ply 0 to --ply {last}", case.number);
                return Err(CommandError::unusable(format!("--ply {ply}"), problem));
            }
            show(request, case.scene(ply))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Draws what a program has printed.
fn draw_scenes(request: &Draw) -> Result<ExitCode, CommandError> {
    if request.case.is_some() || request.output.is_some() || !request.source.options.chosen().is_empty() {
        let problem = "they are drawn as they are; choose one with --ply, or all with --all";
        return Err(CommandError::unusable(SCENES, problem));
    }
    let file = &request.source.file;
    note_keyboard_input(file);
    let (name, text) = (display_name(file), read_text(file)?);
    let (mut scenes, ply) = (Scenes::of(&name, &text), request.ply.unwrap_or(0) as usize);
    let (mut count, mut shown) = (0, None);
    while scenes.go_on()? {
        if count == ply {
            shown = Some(scenes.scene()?);
        }
        count += 1;
    }
    let last = scenes.scene().map(|_| count - 1)?;
    match (&request.all, shown) {
        (Some(folder), _) => {
            let mut scenes = Scenes::of(&name, &text);
            draw_frames(request, folder, last, |_| scenes.go_on().and_then(|_| scenes.scene()))?;
        }
        (None, Some(scene)) => show(request, scene)?,
        (None, None) => {
            let problem = format!("there are {count} scenes; write --ply 0 to --ply {last}");
            return Err(CommandError::unusable(format!("--ply {ply}"), problem));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn open(input: &dyn AnyInput, number: u32) -> Result<Case, CommandError> {
    let missing = || CommandError::NoSuchCase { case: number as usize, count: input.cases().len() };
    Ok(Case { session: input.open(number as usize - 1).ok_or_else(missing)?, number })
}

fn draw_all(request: &Draw, input: &dyn AnyInput, folder: &Path) -> Result<(), CommandError> {
    let mut case = open(input, request.case.unwrap_or(1))?;
    case.session.solve(u32::MAX);
    let last = case.session.line().plies;
    draw_frames(request, folder, last as usize, |ply| Ok(case.scene(ply as u32)))
}

/// Draws every position up to the last into a folder.
pub(crate) fn draw_frames(
    request: &Draw,
    folder: &Path,
    last: usize,
    mut scene: impl FnMut(usize) -> Result<Scene, CommandError>,
) -> Result<(), CommandError> {
    create_folder(folder)?;
    // Leading zeros make the alphabetical order of the files the order of the moves.
    let digits = last.to_string().len();
    for ply in 0..=last {
        let picture = svg(&request.cropped(scene(ply)?)?, request.style());
        atomic_write(&folder.join(format!("{ply:0digits$}.svg")), picture.as_bytes())?;
    }
    Ok(())
}

/// The position that decides the first difference of an output, with what is right there. The error says why none
/// does.
pub(crate) fn deciding(input: &Arc<dyn AnyInput>, output: String) -> Result<Scene, &'static str> {
    let mut comparer = input.clone().comparer(output);
    let first = match comparer.finish().verdict {
        Verdict::Accepted | Verdict::Blanks => {
            return Err("the output is right, so no position decides a difference; choose one with --ply");
        }
        Verdict::Wrong { first } if first.form.is_some() => {
            return Err("only the form is wrong, so no position decides it; `boardlab compare` says where");
        }
        Verdict::Wrong { first } => first,
    };
    let Difference { case, decided_at, .. } = first;
    let mut case = open(&**input, case).map_err(|_| "the input does not have its case")?;
    if let Some(moves) = comparer.moves(case.number) {
        // The moves before the first that a rule refuses are played.
        let _ = case.session.replay(&moves);
    }
    case.session.solve(decided_at.saturating_sub(case.session.line().plies));
    let mut scene = case.scene(decided_at);
    scene.sentence = case.reason(decided_at);
    Ok(scene)
}

/// The last position of the first case, after at most so many moves.
pub(crate) fn last_position(input: &dyn AnyInput, moves: u32) -> Option<Scene> {
    let mut case = open(input, 1).ok()?;
    case.session.solve(moves);
    Some(case.scene(case.session.line().plies.min(moves)))
}

/// Prints or writes a scene.
pub(crate) fn show(request: &Draw, scene: Scene) -> Result<(), CommandError> {
    let scene = request.cropped(scene)?;
    if request.json {
        let mut out = io::stdout().lock();
        serde_json::to_writer(&mut out, &scene).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    let picture = svg(&scene, request.style());
    match &request.svg {
        Some(file) => atomic_write(file, picture.as_bytes()),
        None => Ok(io::stdout().lock().write_all(picture.as_bytes())?),
    }
}

impl Case {
    /// A position with the reason of the move that led to it.
    fn scene(&mut self, ply: u32) -> Scene {
        let mut scene = self.session.scene(ply);
        // The core's title begins with the game.
        scene.title = scene.title.replacen(", ", &format!(", case {}, ", self.number), 1);
        let chosen = ply > 0 && !self.session.frame(ply).person;
        scene.sentence = if chosen { self.reason(ply - 1) } else { String::new() };
        scene
    }

    /// Why the right move at a position is right.
    fn reason(&mut self, ply: u32) -> String {
        let why = self.session.explain(ply);
        reason(&self.session.frame(ply).board, why.as_ref()).unwrap_or_default()
    }
}

impl Draw {
    /// Standard input is not two files.
    pub(crate) fn check_files(&self) -> Result<(), CommandError> {
        if is_stdin(&self.source.file) && self.output.as_deref().is_some_and(is_stdin) {
            let problem = "standard input is the input; name a file for one of the two";
            return Err(CommandError::unusable("--output -", problem));
        }
        Ok(())
    }

    fn style(&self) -> Style {
        let theme = match self.theme {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
            ThemeName::Print => Theme::Print,
        };
        let style = Style::from(theme);
        Style { pixels: (f64::from(style.pixels) * self.scale).round() as u32, ..style }
    }

    fn cropped(&self, scene: Scene) -> Result<Scene, CommandError> {
        let Some(Crop { rows, columns }) = &self.crop else { return Ok(scene) };
        let board = &scene.board;
        let rows = lines(rows, board.rows, |row| board.row_label(row));
        let columns = lines(columns, board.columns, |column| board.column_label(column));
        let (Some(rows), Some(columns)) = (rows, columns) else { return Err(outside(board)) };
        let crop = (*rows.start(), *columns.start(), *rows.end(), *columns.end());
        Ok(Scene { crop: Some(crop), ..scene })
    }
}

/// The rows or columns with two names, if there are any.
fn lines((first, last): &(String, String), count: u32, label: impl Fn(i32) -> String) -> Option<RangeInclusive<u32>> {
    let named = |name: &str| (0..count).find(|&line| label(line as i32).eq_ignore_ascii_case(name));
    Some(named(first)?..=named(last)?).filter(|lines| !lines.is_empty())
}

fn outside(board: &Board) -> CommandError {
    let (row, column) = (board.rows as i32 - 1, board.columns as i32 - 1);
    let (r1, r2) = (board.row_label(0), board.row_label(row));
    let (c1, c2) = (board.column_label(0), board.column_label(column));
    let problem = format!("rows are {r1} to {r2} here, columns {c1} to {c2}; write such as {r1}..{r2},{c1}..{c2}");
    CommandError::unusable("--crop", problem)
}

/// Parses `ROWS,COLUMNS`, each a name or a range of names.
fn crop(text: &str) -> Result<Crop, String> {
    let range = |text: &str| {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        (!first.is_empty() && !last.is_empty()).then(|| (first.to_owned(), last.to_owned()))
    };
    let parts = text.split_once(',').and_then(|(rows, columns)| range(rows).zip(range(columns)));
    let parts = parts.map(|(rows, columns)| Crop { rows, columns });
    parts.ok_or_else(|| "write rows and columns, such as 5..12,3..20".into())
}

fn scale(text: &str) -> Result<f64, String> {
    let factor = text.parse().ok().filter(|factor| (0.1..=20.0).contains(factor));
    factor.ok_or_else(|| "write a number from 0.1 to 20, such as 1.5".into())
}
