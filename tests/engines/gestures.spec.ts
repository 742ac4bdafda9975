// Gestures that an engine tells of by events of its own.
import { expect, test } from './driver';

type Box = { left: number; top: number; width: number };
declare const boardlab: { stage: { value: { cellBox(cell: { x: bigint; y: bigint }): Box } } };

test('a pinch on a trackpad, which Safari tells of by gestures, zooms the map where the pointer is', async ({
  driver,
}) => {
  await driver.open('#v=1&game=knights&sample=corner&case=1&ply=0');
  await driver.expectText('.knights-map_extent', /cells/);
  const at = { left: 300, top: 200 };
  // No driver makes a pinch: the events are made here, with the field that Safari gives them.
  const { before, after, taken } = await driver.run(({ left, top }) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const box = () => boardlab.stage.value.cellBox({ x: 2n, y: 3n });
    const corner = canvas.getBoundingClientRect();
    const tell = (type: string, scale: number) =>
      !canvas.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale }));
    const pointer = { clientX: corner.left + left, clientY: corner.top + top };
    canvas.dispatchEvent(new PointerEvent('pointermove', pointer));
    const before = box();
    const taken = [tell('gesturestart', 1), tell('gesturechange', 1.25), tell('gesturechange', 1.5)];
    return { before, after: box(), taken };
  }, at);
  expect(taken).toEqual([true, true, true]);
  expect(after.width / before.width).toBeCloseTo(1.5, 3);
  expect(after.left - at.left).toBeCloseTo(1.5 * (before.left - at.left), 3);
  expect(after.top - at.top).toBeCloseTo(1.5 * (before.top - at.top), 3);
});
