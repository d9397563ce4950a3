import { z } from 'zod';

/** Exterior views show the whole vehicle and are cut out; interior and detail views are only levelled and cropped. */
export const AngleKind = z.enum(['exterior', 'interior', 'detail']);
export type AngleKind = z.infer<typeof AngleKind>;
