// The rulings of Robots: the anchors of its rules.
export type { Anchor as RobotsRule } from 'words:robots.rules.md';
