import { TONES } from '@turntable/declare/ui/Chip.tsx';
import { describe, expect, it } from 'vitest';

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const all = Object.entries(TONES).flatMap(([theme, tones]) =>
  Object.entries(tones).map(([tone, colours]) => ({ theme, tone, ...colours })),
);

describe('chips', () => {
  it.each(all)('are readable in the $theme theme: $tone', ({ text, ground, dot }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dot, ground)).toBeGreaterThanOrEqual(3);
  });
});
