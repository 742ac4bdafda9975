use super::model::{Case, START};
use super::text::cell;
use super::words::Refusal;
use crate::boundary::Cell;
use crate::game::{CommonRefusal, parse_index};

/// Changes a case by a word and its cells, rows and columns from 1: `robot 7 9`, `move 7 9 8 8`, `remove 8 8`;
/// `teleport 3 3` (a new one behind the last), `teleport 2 5 5` (the second entry of the list), `drop 2`. Entries may
/// share a cell: they go by their numbers.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
    let words: alloc::vec::Vec<&str> = change.split_ascii_whitespace().collect();
    let mut case = case.clone();
    match words[..] {
        ["robot", row, column] => {
            let at = free(&case, cell(row, column)?)?;
            case.robots.push(at);
        }
        ["move", row, column, to_row, to_column] => {
            let index = robot(&case, cell(row, column)?)?;
            case.robots[index] = free(&case, cell(to_row, to_column)?)?;
        }
        ["remove", row, column] => remove(&mut case, cell(row, column)?)?,
        ["teleport", row, column] => case.teleports.push(cell(row, column)?),
        ["teleport", number, row, column] => {
            let known = case.teleports.get_mut(parse_index(number)?).ok_or(CommonRefusal::NoSuchPiece)?;
            *known = cell(row, column)?;
        }
        ["drop", number] => {
            let index = Some(parse_index(number)?).filter(|&index| index < case.teleports.len());
            case.teleports.remove(index.ok_or(CommonRefusal::NoSuchPiece)?);
        }
        _ => return Err(CommonRefusal::Unreadable.into()),
    }
    Ok(case)
}

fn free(case: &Case, cell: Cell) -> Result<Cell, Refusal> {
    if cell == START || case.robots.contains(&cell) { Err(CommonRefusal::Occupied.into()) } else { Ok(cell) }
}

fn robot(case: &Case, cell: Cell) -> Result<usize, Refusal> {
    case.robots.iter().position(|&robot| robot == cell).ok_or(CommonRefusal::NoSuchPiece.into())
}

/// `0 T` would end the input: one robot at least must stay.
fn remove(case: &mut Case, cell: Cell) -> Result<(), Refusal> {
    let index = robot(case, cell)?;
    if case.robots.len() < 2 {
        return Err(CommonRefusal::LastPiece.into());
    }
    case.robots.remove(index);
    Ok(())
}
