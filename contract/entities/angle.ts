import { z } from 'zod';

/** Exterior views show the whole vehicle and are cut out; interior and detail views are only levelled and cropped. */
export const AngleKind = z.enum(['exterior', 'interior', 'detail']);
export type AngleKind = z.infer<typeof AngleKind>;

/** Silhouettes are SVG path data in this box, the frame of a 4:3 photograph. */
export const SILHOUETTE_BOX = { width: 1000, height: 750 } as const;

/** One view of a preset: what to photograph, from where, in which order. */
export const PresetItem = z.strictObject({
  id: z.int().positive(),
  code: z.string(),
  name: z.strictObject({ en: z.string(), de: z.string() }),
  kind: AngleKind,
  position: z.int().nonnegative(),
  silhouette: z.string().describe('SVG path data in a box of 1000 × 750: the vehicle outline, or a pictogram for interior and detail views'),
});
export type PresetItem = z.infer<typeof PresetItem>;

/** A named set of views. */
export const Preset = z.strictObject({ id: z.int().positive(), name: z.string(), items: z.array(PresetItem) });
export type Preset = z.infer<typeof Preset>;
