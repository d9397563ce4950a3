import { describe, expect, it, test } from 'vitest';
import { frameHintOf } from '../../../src/customRoutes/photos/camera/frameHint.ts';
import { rollOf } from '../../../src/customRoutes/photos/camera/useLevel.ts';

const [WIDTH, HEIGHT] = [64, 48];
/** Returns a picture with a brightness for each column. */
const columns = (brightness: (x: number) => number) =>
  Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : brightness(Math.floor(i / 4) % WIDTH),
  );
const hint = (brightness: (x: number) => number) =>
  frameHintOf({ data: columns(brightness), width: WIDTH, height: HEIGHT });

describe('the viewfinder reports', () => {
  it('that it is too dark if nothing is bright', () => {
    expect(hint((x) => (x < 32 ? 4 : 30))).toBe('dark');
  });
  it('that the picture is blurred if no edge is steep', () => {
    expect(hint((x) => 60 + x * 2)).toBe('blurred');
  });
  it('nothing for a sharp picture, even of a dark vehicle in front of a bright wall', () => {
    expect(hint((x) => (x < 32 ? 10 : 200))).toBeNull();
  });
});

describe('the level', () => {
  const G = 9.8;
  /** Returns what a device reports that is turned clockwise by this many degrees; iOS reports the opposite direction. */
  const turned = (degrees: number, sign = 1) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: -Math.sin(angle) * G * sign, y: Math.cos(angle) * G * sign };
  };
  test.each([
    ['upright', 0, 0],
    ['with its left side down', -90, 90],
    ['with its right side down', 90, 270],
  ])('shows the tilt of a phone that is held %s', (_, held, screenAngle) => {
    for (const tilt of [-7, 0, 12])
      for (const sign of [1, -1])
        expect(rollOf(turned(held + tilt, sign), screenAngle)).toBeCloseTo(tilt, 5);
  });
  it('shows nothing for a phone that lies flat', () => {
    expect(rollOf({ x: 0.4, y: -0.8 }, 0)).toBeNull();
  });
});
