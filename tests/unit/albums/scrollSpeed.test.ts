import { expect, test } from 'vitest';
import { ScrollSpeed } from '../../../src/customRoutes/albums/gridLayout.ts';

/** Returns the measured speeds while a page scrolls at `pixels` a second and its events arrive at these times. */
const speedsAt = (pixels: number, times: readonly number[], seenAt = times): number[] => {
  const speed = new ScrollSpeed();
  return times
    .map((time, index) => speed.moved(seenAt[index] ?? 0, (time * pixels) / 1000))
    .filter((known) => known > 0);
};
const frames = Array.from({ length: 60 }, (_, n) => n * 16);

test('a steady scroll’s speed is known after a tenth of a second', () => {
  const speeds = speedsAt(5000, frames);
  expect(speeds.length).toBe(frames.filter((time) => time >= 100).length);
  for (const speed of speeds) expect(speed).toBeCloseTo(5000);
});

test('events that a busy machine delivers late give nearly the same speed', () => {
  const late = frames.map((time, n) => time + Number([0, 14, 3, 12, 7][n % 5]));
  for (const speed of speedsAt(2500, frames, late))
    expect(Math.abs(speed - 2500)).toBeLessThan(400);
});

test('few events suffice', () => {
  expect(speedsAt(5000, [0, 150, 300, 540, 780])).toEqual([5000, 5000, 5000, 5000]);
});

test('a jump has no speed, and the scrolling after it is measured again', () => {
  const speed = new ScrollSpeed();
  expect([speed.moved(0, 0), speed.moved(1000, 90_000), speed.moved(1150, 90_015)]).toEqual([
    0,
    0,
    expect.closeTo(100),
  ]);
});

test('scrolling up has the same speed as down', () => {
  expect(speedsAt(-5000, frames).at(-1)).toBeCloseTo(5000);
});
