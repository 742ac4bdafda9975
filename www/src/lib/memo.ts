import { Component, type ComponentType, type FunctionComponent, h } from 'preact';

/** Draws again only when a property is another one. */
export function memo<P extends object>(draw: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== this.props[key]);
    }
    override render() {
      return h(draw, this.props);
    }
  };
}
