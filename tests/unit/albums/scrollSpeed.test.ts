import { expect, test } from 'vitest';
import { ScrollSpeed } from '../../../src/customRoutes/albums/gridLayout.ts';

/** The speeds that are known while a page goes at `pixels` a second and its events come at these times. */
const speedsAt = (pixels: number, times: readonly number[], seenAt = times): number[] => {
  const speed = new ScrollSpeed();
  return times
    .map((time, index) => speed.moved(seenAt[index] ?? 0, (time * pixels) / 1000))
    .filter((known) => known > 0);
};
const frames = Array.from({ length: 60 }, (_, n) => n * 16);

test('a steady scroll has its speed as soon as a tenth of a second is over', () => {
  const speeds = speedsAt(5000, frames);
  expect(speeds.length).toBe(frames.filter((time) => time >= 100).length);
  for (const speed of speeds) expect(speed).toBeCloseTo(5000);
});

test('events that a busy machine hands over late tell nearly the same', () => {
  const late = frames.map((time, n) => time + Number([0, 14, 3, 12, 7][n % 5]));
  for (const speed of speedsAt(2500, frames, late))
    expect(Math.abs(speed - 2500)).toBeLessThan(400);
});

test('few events tell it too', () => {
  expect(speedsAt(5000, [0, 150, 300, 540, 780])).toEqual([5000, 5000, 5000, 5000]);
});

test('a jump is no speed, and what follows it is measured again', () => {
  const speed = new ScrollSpeed();
  expect([speed.moved(0, 0), speed.moved(1000, 90_000), speed.moved(1150, 90_015)]).toEqual([
    0,
    0,
    expect.closeTo(100),
  ]);
});

test('up is as fast as down', () => {
  expect(speedsAt(-5000, frames).at(-1)).toBeCloseTo(5000);
});
