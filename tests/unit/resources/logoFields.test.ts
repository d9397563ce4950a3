import { describe, expect, it } from 'vitest';
import { LogoPosition } from '../../../contract/looks/look.ts';
import {
  fieldAt,
  fieldOf,
  positionIn,
  stepped,
} from '../../../src/customRoutes/looks/LogoPlacer.tsx';

describe('the field of a logo', () => {
  it.each(LogoPosition.options)('%s is found at its middle', (position) => {
    expect(fieldAt(fieldOf(position))).toBe(position);
  });

  it('is the one where a dragged logo is dropped, on the picture and beyond its edges', () => {
    const frame = { left: 100, top: 50, width: 300, height: 225 };
    expect(fieldAt(positionIn(frame, { x: 110, y: 60 }))).toBe('top-left');
    expect(fieldAt(positionIn(frame, { x: 260, y: 260 }))).toBe('bottom');
    expect(fieldAt(positionIn(frame, { x: 390, y: 160 }))).toBe('right');
    expect(fieldAt(positionIn(frame, { x: 900, y: -40 }))).toBe('top-right');
  });

  it('is the next one in the direction of an arrow key, and stays at the edge', () => {
    expect(stepped('top-left', 'ArrowRight')).toBe('top');
    expect(stepped('top', 'ArrowDown')).toBe('center');
    expect(stepped('center', 'ArrowUp')).toBe('top');
    expect(stepped('top-left', 'ArrowLeft')).toBe('top-left');
    expect(stepped('bottom', 'ArrowDown')).toBe('bottom');
    expect(stepped('bottom', 'Enter')).toBeUndefined();
  });
});
