//! Robots as a contestant would write it: every candidate tried on a copy.
use std::cmp::Reverse;
use std::io::{self, Read};

type Cell = (i32, i32);

#[derive(Clone)]
struct State {
    you: Cell,
    robots: Vec<Cell>,
    debris: Vec<Cell>,
}

fn is_on_board((row, column): Cell) -> bool {
    (1..=31).contains(&row) && (1..=31).contains(&column)
}

fn toward(robot: Cell, you: Cell) -> Cell {
    (robot.0 + (you.0 - robot.0).signum(), robot.1 + (you.1 - robot.1).signum())
}

impl State {
    fn is_deadly(&self) -> bool {
        self.robots.iter().any(|&robot| toward(robot, self.you) == self.you)
    }

    fn walked(&self, down: i32, right: i32) -> Option<State> {
        let mut next = self.clone();
        next.you = (self.you.0 + down, self.you.1 + right);
        if !is_on_board(next.you) || self.robots.contains(&next.you) {
            return None;
        }
        if let Some(nth) = self.debris.iter().position(|&cell| cell == next.you) {
            let beyond = (next.you.0 + down, next.you.1 + right);
            if !is_on_board(beyond) || self.debris.contains(&beyond) {
                return None;
            }
            next.debris[nth] = beyond;
            next.robots.retain(|&robot| robot != beyond);
        }
        Some(next)
    }

    fn replied(mut self) -> State {
        let moved: Vec<Cell> = self.robots.iter().map(|&robot| toward(robot, self.you)).collect();
        self.robots.clear();
        for &robot in &moved {
            if self.debris.contains(&robot) {
                continue;
            }
            let is_alone = moved.iter().filter(|&&one| one == robot).count() == 1;
            if is_alone { &mut self.robots } else { &mut self.debris }.push(robot);
        }
        self
    }

    fn nearest(&self) -> i32 {
        let distance = |robot: &Cell| (robot.0 - self.you.0).abs() + (robot.1 - self.you.1).abs();
        self.robots.iter().map(distance).min().unwrap_or(i32::MAX)
    }

    fn best_walk(&self) -> Option<State> {
        let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        let safe = steps.filter_map(|(down, right)| self.walked(down, right)).filter(|next| !next.is_deadly());
        safe.map(State::replied).min_by_key(|next| (next.robots.len(), Reverse(next.nearest()), next.you))
    }

    fn teleported(&self, entries: &mut Vec<Cell>) -> Option<State> {
        let next = |&to: &Cell| State { you: to, ..self.clone() };
        let is_taken = |to: &Cell| *to == self.you || self.robots.contains(to) || self.debris.contains(to);
        let nth = entries.iter().position(|to| !is_taken(to) && !next(to).is_deadly())?;
        Some(next(&entries.remove(nth)).replied())
    }
}

fn play(robots: Vec<Cell>, mut entries: Vec<Cell>) {
    let mut state = State { you: (15, 15), robots, debris: Vec::new() };
    let mut moves = 0;
    let mut lost = false;
    while !state.robots.is_empty() && !lost {
        moves += 1;
        if let Some(next) = state.best_walk() {
            state = next;
        } else if let Some(next) = state.teleported(&mut entries) {
            state = next;
            println!("Move {moves}: teleport to ({},{})", state.you.0, state.you.1);
        } else {
            state = state.replied();
            lost = true;
        }
    }
    eprintln!("moves: {moves}");
    println!("{} game after making {moves} moves.", if lost { "Lost" } else { "Won" });
    println!("Final position: ({},{})", state.you.0, state.you.1);
    println!("Number of cells with debris: {}", state.debris.len());
    if lost {
        println!("Number of robots remaining: {}", state.robots.len());
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<i32>().unwrap());
    let mut pair = || (numbers.next().unwrap(), numbers.next().unwrap());
    for number in 1.. {
        let (robots, teleports) = pair();
        if robots + teleports == 0 {
            break;
        }
        let robots = (0..robots).map(|_| pair()).collect();
        let entries = (0..teleports).map(|_| pair()).collect();
        println!("{}Case {number}:", if number > 1 { "\n" } else { "" });
        play(robots, entries);
    }
}
