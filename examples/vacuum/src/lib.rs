//! Vacuum. A robot on a floor with walls cleans the cells that it visits: the more the better, in at most as many moves
//! as the floor has cells.
//!
//! Input: rows, columns, the floor: `#` is a wall, `S` the robot. Output: a line of the moves U, D, L, R.
use boardlab_task::{BoardShape, Fault, Figure, Grid, Kind, Place, Random, Reader, Refusal, Scene, Task, Written};

#[derive(Clone)]
struct Vacuum {
    floor: Grid,
    at: Place,
    moves: usize,
}

impl Vacuum {
    fn next(&self, mv: char) -> Place {
        let (row, column) = self.at;
        match mv {
            'U' => (row - 1, column),
            'D' => (row + 1, column),
            'L' => (row, column - 1),
            _ => (row, column + 1),
        }
    }
}

impl Task for Vacuum {
    const NAME: &'static str = "vacuum";
    const TITLE: &'static str = "Vacuum";
    const INPUT: &'static str = include_str!("../input.txt");
    const OUTPUT: &'static str = include_str!("../output.txt");
    const MOVE: &'static str = "U, D, L or R";
    const WRITTEN: Written = Written::Letters;
    type Move = char;

    fn read(input: &mut Reader) -> Result<Self, Fault> {
        let rows = input.number("the number of rows", 1..=50)?;
        let columns = input.number("the number of columns", 1..=50)?;
        let floor = input.grid("a row of the floor", rows, columns, ".#S")?;
        match (floor.count('S'), floor.find('S')) {
            (1, Some(at)) => Ok(Vacuum { floor, at, moves: 0 }),
            _ => Err(input.fault("one robot S on the floor")),
        }
    }

    fn play(&mut self, mv: &char) -> Result<(), Refusal> {
        if !"UDLR".contains(*mv) {
            return Err("a move is U, D, L or R".into());
        }
        let to = self.next(*mv);
        match self.floor.get(to) {
            None => Err("the robot stays on the floor".into()),
            Some('#') => Err("the robot does not enter a wall".into()),
            Some(_) if self.moves == self.floor.cells().count() => Err("the battery is empty".into()),
            Some(_) => {
                self.floor[to] = 'S';
                (self.at, self.moves) = (to, self.moves + 1);
                Ok(())
            }
        }
    }

    fn draw(&self) -> Scene {
        let mut scene = Scene::new(self.floor.board(BoardShape::Square));
        scene.add_cells(Kind::Wall, self.floor.places('#'));
        scene.add_cells(Kind::Good, self.floor.places('S'));
        scene.add_piece(self.at, Figure::Robot, Kind::First, "robot");
        scene
    }

    fn score(&self) -> Option<i64> {
        Some(self.floor.count('S') as i64)
    }

    fn moves(&self) -> Option<Vec<char>> {
        Some("UDLR".chars().filter(|mv| self.clone().play(mv).is_ok()).collect())
    }

    fn cells(&self, mv: &char) -> Vec<Place> {
        vec![self.next(*mv)]
    }

    fn generate(random: &mut Random, size: u32) -> Option<String> {
        let side = 2 + size as usize * 48 / 100;
        let mut floor = Grid::filled(side, side, '.');
        let mut place = || (random.below(side as u64) as i32, random.below(side as u64) as i32);
        (0..side * side / 5).for_each(|_| floor[place()] = '#');
        floor[place()] = 'S';
        Some(format!("{side} {side}\n{floor}"))
    }
}

boardlab_task::task!(Vacuum);
