// The figures of Solitaire Chess as paths, for the canvas and the page. The origin is the middle, 1 the side of a tile.

import type { Colour, Piece } from '../../../engine/boundary';

/** What is filled, and what is cut out of it. */
export type Figure = { fill: string; cut: string };

const FOOT = 'M-.21 .3 V.245 Q-.21 .205 -.17 .205 H.17 Q.21 .205 .21 .245 V.3 Z';
const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

/** Numbers are paths as well, because fonts differ between machines. */
export const FIGURES: Record<Piece, Figure> = {
  one: { fill: 'M.07 .27 H-.045 V-.125 L-.145 -.07 L-.19 -.16 L-.02 -.27 H.07 Z', cut: '' },
  two: {
    fill: 'M-.175 .27 V.175 L.005 .01 C.055 -.04 .065 -.065 .065 -.095 C.065 -.145 .03 -.17 -.015 -.17 C-.07 -.17 -.1 -.14 -.125 -.085 L-.22 -.13 C-.185 -.22 -.11 -.275 -.005 -.275 C.105 -.275 .18 -.21 .18 -.11 C.18 -.045 .155 .005 .085 .07 L-.02 .165 H.19 V.27 Z',
    cut: '',
  },
  three: {
    fill: 'M-.18 .19 L-.12 .1 C-.085 .145 -.045 .17 .005 .17 C.055 .17 .085 .145 .085 .105 C.085 .065 .05 .04 -.01 .04 H-.065 V-.06 H-.015 C.04 -.06 .07 -.08 .07 -.115 C.07 -.15 .04 -.17 0 -.17 C-.04 -.17 -.075 -.15 -.105 -.11 L-.17 -.185 C-.13 -.24 -.07 -.275 .01 -.275 C.115 -.275 .185 -.22 .185 -.135 C.185 -.075 .155 -.035 .105 -.015 C.165 .005 .2 .05 .2 .115 C.2 .21 .125 .275 .01 .275 C-.08 .275 -.145 .245 -.18 .19 Z',
    cut: '',
  },
  four: {
    fill: 'M.04 .27 V.165 H-.21 V.065 L.02 -.27 H.145 V.065 H.215 V.165 H.145 V.27 Z',
    cut: 'M.04 .065 V-.125 L-.09 .065 Z',
  },
  torn: {
    fill: `M-.2 -.28 H-.105 V-.215 H-.05 V-.28 H.05 V-.215 H.105 V-.28 H.2 V-.135 L.13 -.085 L.155 .175 H-.155 L-.13 -.085 L-.2 -.135 Z ${FOOT}`,
    cut: '',
  },
  lopare: {
    fill: `M0 -.245 C.09 -.165 .155 -.075 .145 .01 C.14 .06 .105 .095 .075 .115 L.125 .175 H-.125 L-.075 .115 C-.105 .095 -.14 .06 -.145 .01 C-.155 -.075 -.09 -.165 0 -.245 Z ${ball(0, -0.275, 0.042)} ${FOOT}`,
    cut: 'M.02 -.025 L.085 -.135 L.115 -.09 L.052 -.005 Z',
  },
  dam: {
    fill: `M-.255 -.15 L-.145 .015 L-.145 -.215 L-.045 0 L0 -.245 L.045 0 L.145 -.215 L.145 .015 L.255 -.15 L.175 .175 H-.175 Z ${ball(-0.258, -0.165, 0.036)} ${ball(-0.147, -0.232, 0.036)} ${ball(0, -0.265, 0.036)} ${ball(0.147, -0.232, 0.036)} ${ball(0.258, -0.165, 0.036)} ${FOOT}`,
    cut: 'M-.155 .105 H.155 L.15 .13 H-.15 Z',
  },
  springare: {
    fill: `M-.155 .175 C-.15 .08 -.06 .05 -.045 -.025 C-.085 .01 -.12 .02 -.15 .035 L-.2 .075 C-.24 .085 -.27 .05 -.255 .005 L-.185 -.1 C-.17 -.165 -.13 -.215 -.065 -.235 L-.05 -.305 L.02 -.245 C.15 -.22 .205 -.1 .195 .03 C.19 .09 .175 .13 .165 .175 Z ${FOOT}`,
    cut: ball(-0.085, -0.125, 0.026),
  },
};

/** Joined points on a circle; every second one at radius `inner`. */
function ring(points: number, outer: number, inner: number, turn: number): string {
  const at = (i: number) => {
    const radius = i % 2 ? inner : outer;
    const angle = turn + (i * 2 * Math.PI) / points;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${Array.from({ length: points }, (_, i) => at(i)).join(' L')} Z`;
}

/** A disc, a hexagon and a star of eight points: a metal has a shape as well as a colour. */
export const SHAPES: Record<Exclude<Colour, 'empty'>, string> = {
  bronze: ball(0, 0, 0.4),
  silver: ring(6, 0.445, 0.445, 0),
  gold: ring(16, 0.455, 0.36, Math.PI / 8),
};

/** The number of layers below a piece. */
export const BENEATH: Record<Colour, Colour[]> = {
  bronze: ['silver', 'gold'],
  silver: ['gold'],
  gold: [],
  empty: [],
};
