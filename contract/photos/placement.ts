import { z } from 'zod';

const share = z.number().describe("a fraction of the finished picture's width or height");

/** How a vehicle was placed in its finished picture, and what determined it. */
export const Placement = z.strictObject({
  ground: z
    .enum(['tyres', 'standard'])
    .describe(
      'standard: fewer than two tyres were found, so the lower outline and the usual floor of the view served',
    ),
  tyres: z.array(z.strictObject({ x: share, y: share })).describe('where tyres touch the floor'),
  turned: z
    .number()
    .describe('by how many degrees the photo was turned clockwise; 0: left as it is'),
  turned_by: z
    .enum(['wheels', 'verticals'])
    .nullable()
    .describe('what told how the photo was turned; null where nothing did for certain'),
  floor: share.describe('where the floor of a room begins'),
});
export type Placement = z.infer<typeof Placement>;
