import sharp from 'sharp';

/** Returns the share of pixels, 0 to 1, that differ visibly between two screenshots of the same size; 1 if their sizes differ. */
export const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const raw = (picture: Buffer) =>
    sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = [await raw(one), await raw(other)];
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16,
      )
    )
      different += 1;
  return (3 * different) / a.data.length;
};
