//! Ice. A puck on a field of hexagons slides until a rock or the edge stops it. It is to stop at the goal, by as
//! few pushes as can be.
//!
//! Input: rows, columns, the field: `#` is a rock, `S` the puck, `G` the goal. Each row is half a hexagon to the right
//! of the one above. Output: the pushes, words of E, W, NE, NW, SE, SW.
use boardlab_task::{Best, BoardShape, Fault, Figure, Grid, Kind, Place, Reader, Refusal, Scene, Task};

const WAYS: [(&str, Place); 6] =
    [("E", (0, 1)), ("W", (0, -1)), ("NE", (-1, 1)), ("NW", (-1, 0)), ("SE", (1, 0)), ("SW", (1, -1))];

#[derive(Clone)]
struct Ice {
    field: Grid,
    at: Place,
    pushes: i64,
}

impl Ice {
    /// Where the puck stops.
    fn slide(&self, from: Place, (down, right): Place) -> Place {
        let next = |&(row, column): &Place| {
            Some((row + down, column + right)).filter(|&at| self.field.get(at).is_some_and(|sign| sign != '#'))
        };
        std::iter::successors(Some(from), next).last().unwrap_or(from)
    }
}

impl Task for Ice {
    const NAME: &'static str = "ice";
    const TITLE: &'static str = "Ice";
    const INPUT: &'static str = include_str!("../input.txt");
    const OUTPUT: &'static str = include_str!("../output.txt");
    const MOVE: &'static str = "E, W, NE, NW, SE or SW";
    const BEST: Option<Best> = Some(Best::Lowest);
    type Move = String;

    fn read(input: &mut Reader) -> Result<Self, Fault> {
        let rows = input.number("the number of rows", 1..=40)?;
        let columns = input.number("the number of columns", 1..=40)?;
        let field = input.grid("a row of the field", rows, columns, ".#SG")?;
        let at = field.find('S').filter(|_| field.count('G') == 1 && field.count('S') == 1);
        Ok(Ice { at: at.ok_or_else(|| input.fault("a field with one S and one G"))?, field, pushes: 0 })
    }

    fn play(&mut self, mv: &String) -> Result<(), Refusal> {
        let (_, way) = WAYS.into_iter().find(|(name, _)| name == mv).ok_or(format!("a push is {}", Self::MOVE))?;
        let to = self.slide(self.at, way);
        if to == self.at {
            return Err("something is in the way".into());
        }
        (self.at, self.pushes) = (to, self.pushes + 1);
        Ok(())
    }

    fn draw(&self) -> Scene {
        let mut scene = Scene::new(self.field.board(BoardShape::Hexagons));
        scene.add_cells(Kind::Plain, self.field.cells().map(|(at, _)| at));
        scene.add_cells(Kind::Wall, self.field.places('#'));
        scene.add_cells(Kind::Good, self.field.places('G'));
        scene.add_piece(self.at, Figure::Disc, Kind::First, "puck");
        scene
    }

    fn score(&self) -> Option<i64> {
        Some(self.pushes)
    }

    fn end(&self) -> Result<(), Refusal> {
        if self.field[self.at] == 'G' { Ok(()) } else { Err("the puck must stop at the goal".into()) }
    }

    fn moves(&self) -> Option<Vec<String>> {
        let pushes = WAYS.map(|(name, _)| name.to_string()).into_iter();
        Some(pushes.filter(|mv| self.end().is_err() && self.clone().play(mv).is_ok()).collect())
    }

    fn cells(&self, mv: &String) -> Vec<Place> {
        WAYS.iter().filter(|(name, _)| name == mv).map(|(_, way)| self.slide(self.at, *way)).collect()
    }

    /// The fewest pushes: the places that are reached, in the order of their number, each with its pushes.
    fn answer(&self) -> Option<Vec<String>> {
        let (mut reached, mut nth) = (vec![(self.at, Vec::new())], 0);
        while self.field[reached.get(nth)?.0] != 'G' {
            let (at, pushes) = reached[nth].clone();
            for (name, way) in WAYS {
                let to = self.slide(at, way);
                if reached.iter().all(|(known, _)| *known != to) {
                    reached.push((to, [&pushes[..], &[name.to_string()]].concat()));
                }
            }
            nth += 1;
        }
        Some(reached.swap_remove(nth).1)
    }

    /// Fewer rocks.
    fn shrink(&self) -> impl Iterator<Item = String> {
        self.field.places('#').map(|at| {
            let mut field = self.field.clone();
            field[at] = '.';
            format!("{} {}\n{field}", field.rows(), field.columns())
        })
    }
}

boardlab_task::task!(Ice);
