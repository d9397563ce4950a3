/** Returns the part of a heading that is used in an address: its letters and digits. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

/** Returns an id per heading, unique among them and on the page. */
const headingNames = (texts: readonly string[], isTaken: (name: string) => boolean): string[] => {
  const names: string[] = [];
  for (const text of texts) {
    const slug = slugOf(text);
    let name = slug;
    for (let number = 2; names.includes(name) || isTaken(name); number += 1)
      name = `${slug}-${number}`;
    names.push(name);
  }
  return names;
};

const SVG = 'http://www.w3.org/2000/svg';
const LINK =
  'M3.9 12a3.1 3.1 0 0 1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10';

const linkIcon = (): Element => {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(document.createElementNS(SVG, 'path'));
  icon.firstElementChild?.setAttribute('d', LINK);
  return icon;
};

/** Gives every heading an id and a link to itself beside it. `labelOf` returns the link's label. */
export const linkHeadings = (
  text: DocumentFragment,
  labelOf: (heading: string) => string,
): void => {
  const headings = [...text.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
    ({ textContent }) => textContent?.trim(),
  );
  const texts = headings.map(({ textContent }) => textContent?.trim() ?? '');
  const names = headingNames(texts, (name) => document.getElementById(name) !== null);
  for (const [index, heading] of headings.entries()) {
    heading.id = names[index] ?? '';
    heading.tabIndex = -1;
    const link = document.createElement('a');
    link.href = `#${heading.id}`;
    link.className = 'link';
    link.setAttribute('aria-label', labelOf(texts[index] ?? ''));
    link.append(linkIcon());
    const line = document.createElement('div');
    line.className = 'heading';
    heading.replaceWith(line);
    line.append(heading, link);
  }
};
