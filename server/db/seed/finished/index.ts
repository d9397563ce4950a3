/**
 * Finished pictures of some of the sample photographs (samples/index.ts), made by the product itself with the exact masks and the standard
 * look, 1200 pixels wide: so that a first start shows processed vehicles without processing any. By photograph; the files have its name.
 */
export const finished = {
  golf: ['golf-03-front-left.jpg', 'golf-09-rear-left.jpg'],
  passat: ['passat-02-front-left.jpg', 'passat-06-rear-right.jpg'],
} as const satisfies Record<string, readonly [string, string]>;
