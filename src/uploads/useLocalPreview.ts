import { useEffect, useState } from 'react';

const WIDTH = 360;
const copies = new WeakMap<File, Promise<Blob | null>>();
const previews = new WeakMap<File, Promise<string | null>>();
/** One after the other: a phone that decodes thirty photos at once runs out of memory. */
let last: Promise<unknown> = Promise.resolve();

const draw = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
};

/** Returns a small copy of a chosen file; null if the browser cannot read the format. */
export const smallCopyOf = (file: File): Promise<Blob | null> => {
  const known = copies.get(file);
  if (known) return known;
  const copy = last.then(() => draw(file).catch(() => null));
  last = copy;
  copies.set(file, copy);
  return copy;
};

const previewOf = (file: File): Promise<string | null> => {
  const known = previews.get(file);
  if (known) return known;
  const preview = smallCopyOf(file).then((copy) => copy && URL.createObjectURL(copy));
  previews.set(file, preview);
  return preview;
};

/** Returns the address of a small preview of a chosen file; null until it is drawn, or if the browser cannot read the format. */
export const useLocalPreview = (file: File | undefined): string | null => {
  const [preview, setPreview] = useState<{ file: File; address: string | null }>();
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    previewOf(file).then((address) => isWanted && setPreview({ file, address }));
    return () => {
      isWanted = false;
    };
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
};
