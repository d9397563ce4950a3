const HEAD = `Turntable is delivered with the packages below, each under its own licence.
Written by \`npm run notices\` from package-lock.json and the installed packages; do not edit.
`;
const RULE = `\n${'='.repeat(80)}\n\n`;

/** An entry of package-lock.json: the fields that are read here. */
export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** A package of this project's workspace. */
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** The author and licence texts of an installed package. */
export interface InstalledPackage {
  readonly author: string | undefined;
  readonly texts: readonly string[];
}

/**
 * Returns the notices of all packages except development ones: each licence text once, below the packages that it applies to, then packages
 * without a text. A package for one kind of machine is listed there, so that the result is the same on every machine. Versions are left
 * out: most updates then change nothing.
 * @param locked `packages` of package-lock.json, by path
 * @param readInstalled reads the package at a path; undefined if it is not installed
 */
export function thirdPartyNotices(
  locked: Readonly<Record<string, LockedPackage>>,
  readInstalled: (path: string) => InstalledPackage | undefined,
): string {
  const byText = new Map<string, Set<string>>();
  const withoutText = new Set<string>();
  for (const [path, entry] of Object.entries(locked)) {
    const isOurs = !path.includes('node_modules/') || entry.link;
    if (isOurs || entry.dev) continue;
    const name = `${path.split('node_modules/').at(-1)} (${entry.license ?? 'see its author'})`;
    const installed = entry.os || entry.cpu || entry.libc ? undefined : readInstalled(path);
    const text = installed?.texts.map(tidy).join('\n\n');
    if (text) byText.set(text, (byText.get(text) ?? new Set()).add(name));
    else withoutText.add(installed?.author ? `${name}, ${installed.author}` : name);
  }
  const groups = [...byText].map(([text, names]) => ({ names: [...names].sort(), text }));
  groups.sort((one, other) => (String(one.names[0]) < String(other.names[0]) ? -1 : 1));
  return [
    HEAD,
    ...groups.map(({ names, text }) => `${names.join('\n')}\n\n${text}\n`),
    `These packages bring no text of their licence:\n\n${[...withoutText].sort().join('\n')}\n`,
  ].join(RULE);
}

const tidy = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
