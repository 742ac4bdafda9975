// What the page says of Robots before it is loaded.
export const robotsEntry = {
  name: 'Robots',
  samples: {
    chase: 'One robot, long chase',
    crowd: 'Crowd of 30',
  },
};
