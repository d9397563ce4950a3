/** A page to go to, or a gap between pages. */
export type PageStep = number | 'gap';

/**
 * The pages to offer beside the current one: the first, the neighbours, and the last when it is known.
 * A gap never hides only one page.
 * @param last the last page, or undefined when nobody knows it; then `hasNext` tells of one more.
 */
export const pagesAround = (
  current: number,
  last: number | undefined,
  hasNext: boolean,
): PageStep[] => {
  const end = last ?? (hasNext ? current + 1 : current);
  const wanted = new Set([1, current - 1, current, current + 1]);
  if (last !== undefined) wanted.add(last);
  const pages = [...wanted].filter((page) => page >= 1 && page <= end).sort((a, b) => a - b);
  return pages.flatMap((page, place): PageStep[] => {
    const before = pages[place - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
};
