/** A point as fractions of a picture's width and height. */
export interface Point {
  x: number;
  y: number;
}

/** The direction of each arrow key. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the position of a pointer as fractions of an element's width and height. */
export const shareIn = (
  element: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};
