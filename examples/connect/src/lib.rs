//! Four in a row. Two players drop discs into columns in turn; who first has four in a row, a column or a diagonal
//! wins.
//!
//! Input: rows, columns. Output: the columns of a whole game, from 1.
use boardlab_task::{BoardShape, Fault, Figure, Grid, Kind, Place, Reader, Refusal, Scene, Task};

#[derive(Clone)]
struct Connect {
    /// `1` and `2` are the players' discs.
    grid: Grid,
    moves: usize,
    /// The four that won.
    four: Vec<Place>,
}

impl Connect {
    fn player(&self) -> char {
        if self.moves.is_multiple_of(2) { '1' } else { '2' }
    }

    /// Where a disc comes to rest.
    fn rest(&self, column: i32) -> Option<Place> {
        (0..self.grid.rows() as i32).map(|row| (row, column - 1)).rfind(|&at| self.grid.get(at) == Some('.'))
    }

    fn four_at(&self, player: char) -> Option<Vec<Place>> {
        let line = |(row, column): Place, (down, right)| (0..4).map(move |n| (row + n * down, column + n * right));
        let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let lines = self.grid.places(player).flat_map(|at| ways.map(|way| line(at, way).collect::<Vec<_>>()));
        lines.into_iter().find(|four| four.iter().all(|&at| self.grid.get(at) == Some(player)))
    }
}

impl Task for Connect {
    const NAME: &'static str = "connect";
    const TITLE: &'static str = "Four in a row";
    const INPUT: &'static str = include_str!("../input.txt");
    const OUTPUT: &'static str = include_str!("../output.txt");
    const MOVE: &'static str = "a column, from 1";
    type Move = i32;

    fn read(input: &mut Reader) -> Result<Self, Fault> {
        let rows = input.number("the number of rows", 4..=20)?;
        let columns = input.number("the number of columns", 4..=20)?;
        Ok(Connect { grid: Grid::filled(rows, columns, '.'), moves: 0, four: Vec::new() })
    }

    fn play(&mut self, mv: &i32) -> Result<(), Refusal> {
        if !self.four.is_empty() {
            return Err("the game has been won".into());
        }
        if !(1..=self.grid.columns() as i32).contains(mv) {
            return Err(format!("columns are 1 to {}", self.grid.columns()));
        }
        let at = self.rest(*mv).ok_or("the column is full")?;
        let player = self.player();
        self.grid[at] = player;
        self.moves += 1;
        self.four = self.four_at(player).unwrap_or_default();
        Ok(())
    }

    fn draw(&self) -> Scene {
        let mut scene = Scene::new(self.grid.board(BoardShape::Square));
        for (player, kind, name) in [('1', Kind::First, "first player"), ('2', Kind::Second, "second player")] {
            for at in self.grid.places(player) {
                scene.add_piece(at, Figure::Disc, kind, name).lettered(player);
            }
        }
        scene.highlight(Kind::Good, self.four.iter().copied());
        scene
    }

    fn end(&self) -> Result<(), Refusal> {
        let is_over = self.moves().is_some_and(|moves| moves.is_empty());
        if is_over { Ok(()) } else { Err("the game goes on until somebody wins or the grid is full".into()) }
    }

    fn moves(&self) -> Option<Vec<i32>> {
        let columns = 1..=self.grid.columns() as i32;
        Some(columns.filter(|&column| self.four.is_empty() && self.rest(column).is_some()).collect())
    }

    fn cells(&self, mv: &i32) -> Vec<Place> {
        self.rest(*mv).into_iter().collect()
    }

    fn event(&self) -> &'static str {
        if self.four.is_empty() { "" } else { "won" }
    }
}

boardlab_task::task!(Connect);
