import { expect } from 'vitest';
import type { GroupRows, Row } from '../../row.ts';

/** A finished picture that was uploaded has no cut-out. */
const one: Row = {
  names: 'vehicle',
  callInput: ({ car, photo }) => ({ params: { car, photo } }),
  proves: ({ answer }) => expect(answer.ok).toEqual({ data: { mask_url: null, strokes: [] } }),
};

export const cutouts: GroupRows<'cutouts'> = { one };
export const adminCutouts: GroupRows<'adminCutouts'> = { one };
