use super::hex::Hex;
use super::model::{Case, Order, Piece, UnitKind};
use super::text::TERRAINS;
use crate::game::{CommonRefusal, parse_index};

/// Changes a data set by a word and its cells: `terrain E5 M`, `unit E5 1 G` (side 1 or 2), `move E5 F4`,
/// `remove E5`, `order 3 E5 E9` (the third order, or a new one behind the last), `drop 3`.
#[cold]
pub(super) fn edit(case: &Case, change: &str) -> Result<Case, CommonRefusal> {
    let mut words = change.split_ascii_whitespace();
    let mut next = || words.next().ok_or(CommonRefusal::Unreadable);
    let mut case = case.clone();
    match next()? {
        "terrain" => terrain(&mut case, next()?.parse()?, next()?)?,
        "unit" => unit(&mut case, next()?.parse()?, next()?, next()?)?,
        "move" => shift(&mut case, next()?.parse()?, next()?.parse()?)?,
        "remove" => remove(&mut case, next()?.parse()?)?,
        "order" => order(&mut case, next()?, Order { from: next()?.parse()?, to: next()?.parse()? })?,
        "drop" => drop_order(&mut case, next()?)?,
        _ => return Err(CommonRefusal::Unreadable),
    }
    Ok(case)
}

fn terrain(case: &mut Case, hex: Hex, letter: &str) -> Result<(), CommonRefusal> {
    let known = |index: &usize| TERRAINS.as_bytes()[2 * index..=2 * index] == *letter.as_bytes();
    let index = (0..5).find(known).ok_or(CommonRefusal::Unreadable)?;
    if index == 4 && case.units.iter().any(|unit| unit.at == hex) {
        return Err(CommonRefusal::Occupied);
    }
    case.set_terrain(hex, index);
    Ok(())
}

/// The units stand side by side in the list: a new one comes behind the last of its side.
fn unit(case: &mut Case, hex: Hex, side: &str, kind: &str) -> Result<(), CommonRefusal> {
    let side = match side {
        "1" => 0,
        "2" => 1,
        _ => return Err(CommonRefusal::Unreadable),
    };
    let kind = UnitKind::ALL.into_iter().find(|known| known.letter() == kind).ok_or(CommonRefusal::Unreadable)?;
    free(case, hex)?;
    let behind = case.units.partition_point(|unit| unit.side <= side);
    case.units.insert(behind, Piece { side, kind, at: hex });
    Ok(())
}

fn free(case: &Case, hex: Hex) -> Result<(), CommonRefusal> {
    let taken = case.water.contains(hex) || case.units.iter().any(|unit| unit.at == hex);
    if taken { Err(CommonRefusal::Occupied) } else { Ok(()) }
}

fn shift(case: &mut Case, from: Hex, to: Hex) -> Result<(), CommonRefusal> {
    free(case, to)?;
    case.units.iter_mut().find(|unit| unit.at == from).ok_or(CommonRefusal::NoSuchPiece)?.at = to;
    Ok(())
}

/// Every side keeps one unit at least.
fn remove(case: &mut Case, hex: Hex) -> Result<(), CommonRefusal> {
    let index = case.units.iter().position(|unit| unit.at == hex).ok_or(CommonRefusal::NoSuchPiece)?;
    let side = case.units[index].side;
    if case.units.iter().filter(|unit| unit.side == side).count() < 2 {
        return Err(CommonRefusal::LastPiece);
    }
    case.units.remove(index);
    Ok(())
}

fn order(case: &mut Case, number: &str, order: Order) -> Result<(), CommonRefusal> {
    let index = parse_index(number)?;
    match case.orders.get_mut(index) {
        Some(known) => *known = order,
        None => case.orders.push(order),
    }
    Ok(())
}

fn drop_order(case: &mut Case, number: &str) -> Result<(), CommonRefusal> {
    let index = parse_index(number)?;
    if case.orders.len() < 2 {
        return Err(CommonRefusal::LastPiece);
    }
    if index >= case.orders.len() {
        return Err(CommonRefusal::NoSuchPiece);
    }
    case.orders.remove(index);
    Ok(())
}
