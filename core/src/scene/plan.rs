//! Where cells are in the picture of a scene, for who finds a cell under a pointer.

use super::frame::Margins;
use super::layout::{Frame, Layout};
use super::model::Scene;
use super::svg::lines_under;

/// A picture's place and size, and three of its cells. All lengths are tenths of the units of its `viewBox`. The
/// middles of all other cells follow: a row further is always the same step, and so is a column further.
///
/// ```
/// use boardlab_core::scene::{Board, Plan, Scene};
/// let plan = Plan::of(&Scene::new(Board { rows: 2, columns: 3, ..Board::default() }));
/// assert_eq!((plan.cell, plan.down, plan.right), ((100, 100), (0, 200), (200, 0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The left and the upper edge, the width and the height.
    pub sheet: (i32, i32, i32, i32),
    /// The middle of cell (0, 0), as x and y.
    pub cell: (i32, i32),
    /// The step to the cell in the next row.
    pub down: (i32, i32),
    /// The step to the cell in the next column.
    pub right: (i32, i32),
}

impl Plan {
    /// That of the picture that [`svg`](super::svg) makes of a scene.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        let layout = Layout::of(scene);
        let margins = Margins::of(&layout);
        let Frame { left, top, width, height } = layout.frame;
        let (first, below, beside) = (layout.middle((0, 0)), layout.middle((1, 0)), layout.middle((0, 1)));
        let (wide, high) = margins.sheet(width, height, lines_under(scene));
        Plan {
            sheet: (left - margins.left, top - margins.top, wide, high),
            cell: (first.x, first.y),
            down: (below.x - first.x, below.y - first.y),
            right: (beside.x - first.x, beside.y - first.y),
        }
    }
}
