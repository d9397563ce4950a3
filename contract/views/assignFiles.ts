import type { PresetItem } from './angle.ts';

/** The fields of a view that file names are matched with. */
type Named = Pick<PresetItem, 'id' | 'code' | 'name'>;

/** Files by the id of their view, and the unassigned ones. */
export interface Assigned<Picture> {
  placed: ReadonlyMap<number, Picture>;
  left: readonly Picture[];
}

const counted = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** Compares names in natural order: 2 before 10. */
const byCount = (one: { readonly name: string }, other: { readonly name: string }): number =>
  counted.compare(one.name, other.name);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const holds = (said: readonly string[], wanted: readonly string[]): boolean =>
  said.some((_, place) => wanted.every((word, offset) => said[place + offset] === word));

/**
 * Returns the view that a file's name contains, by its code or its name in either language: `image_front.jpg`, `Wand-vorne-links.png`,
 * `front-left-low.webp`; or by its number as in a form's part, `image[angle_12].jpg`. The longest match wins; undefined if two are equally
 * long.
 */
export const viewOfFile = <View extends Named>(
  fileName: string,
  views: readonly View[],
): View | undefined => {
  const number = /angle_(\d+)/.exec(fileName)?.[1];
  const numbered = number && views.find(({ id }) => id === Number(number));
  if (numbered) return numbered;
  const said = wordsOf(fileName.replace(/\.[^.]*$/, ''));
  const lengthIn = ({ code, name }: View) =>
    Math.max(
      0,
      ...[code, name.en, name.de]
        .map(wordsOf)
        .map((words) => (words.length > 0 && holds(said, words) ? words.length : 0)),
    );
  const found = views
    .map((view) => ({ view, length: lengthIn(view) }))
    .filter(({ length }) => length > 0);
  const longest = found.filter(
    ({ length }) => length === Math.max(...found.map((one) => one.length)),
  );
  return longest.length === 1 ? longest[0]?.view : undefined;
};

/**
 * Assigns files to views: each to the view that its name contains; the others, in the order of their names, to views for which `isFree` holds,
 * in walking order. A second file for the same view, and files beyond the free views, stay unassigned.
 */
export const assignFiles = <Picture extends { readonly name: string }, View extends Named>(
  files: readonly Picture[],
  views: readonly View[],
  isFree: (view: View) => boolean,
): Assigned<Picture> => {
  const placed = new Map<number, Picture>();
  const left: Picture[] = [];
  const nameless: Picture[] = [];
  for (const file of files.toSorted(byCount)) {
    const view = viewOfFile(file.name, views);
    if (!view) nameless.push(file);
    else if (placed.has(view.id)) left.push(file);
    else placed.set(view.id, file);
  }
  const free = views.filter((view) => isFree(view) && !placed.has(view.id));
  for (const [place, file] of nameless.entries()) {
    const view = free[place];
    if (view) placed.set(view.id, file);
    else left.push(file);
  }
  return { placed, left };
};
