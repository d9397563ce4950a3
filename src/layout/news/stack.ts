/** How unread notices are shown (specification, chapter 2): not at all, one, or several as a stack or as a list. */
export type Shown = 'empty' | 'single' | 'collapsed' | 'expanded';

/** Returns how so many notices are shown. Below two there is no list. */
export const shownAs = (count: number, isExpanded: boolean): Shown => {
  if (count < 2) return count === 0 ? 'empty' : 'single';
  return isExpanded ? 'expanded' : 'collapsed';
};

/** Returns how many ghosts are behind the top notice of a stack: as many as there are others, at most two. */
export const ghostsOf = (count: number, isExpanded: boolean): number =>
  shownAs(count, isExpanded) === 'collapsed' ? Math.min(count - 1, 2) : 0;
