import { z } from 'zod';

const share = z.number().describe("a fraction of the finished picture's width or height");

/** How a vehicle was placed in its finished picture, and what determined it. */
export const Placement = z.strictObject({
  ground: z
    .enum(['tyres', 'standard'])
    .describe(
      'tyres: placed by its tyres; standard: fewer than two were found, so placed by its lower outline on the default floor of the view',
    ),
  tyres: z.array(z.strictObject({ x: share, y: share })).describe('where tyres touch the floor'),
  turned: z.number().describe('degrees that the photo was turned clockwise; 0: not turned'),
  turned_by: z
    .enum(['wheels', 'verticals'])
    .nullable()
    .describe('what the angle was measured by; null: neither was certain'),
  floor: share.describe('where the floor of a room begins'),
});
export type Placement = z.infer<typeof Placement>;
