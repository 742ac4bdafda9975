// The comments in the robots to start from. They are read by people who write their first.

export const exampleWords = {
  read: 'What the file says. x grows to the right, y downwards, both from 0.',
  place: 'Turn 0: catchers go along a diagonal, the fugitive as far from them as it can.',
  along: 'How far it is along one axis: on a torus the short way round.',
  best: 'The step after which the nearest catcher is farthest away, and where it leads.',
  go: 'Where a step leads; null off a square.',
  stand: 'Stand still. The shortest robot that plays by the rules.',
  robot: "A robot is a function from the input file's text to the output file's text.",
  count: 'Catchers say k pairs. The fugitive says one place, then s steps a turn.',
  corner: 'Turn 0 asks for places: catchers in the first corner, the fugitive in the last.',
  chase: 'Chase: every catcher steps towards the fugitive, along the longer way first.',
  flee: 'Run away: the fugitive takes each step to where the nearest catcher is farthest.',
};
