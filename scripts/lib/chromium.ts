import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = 'chromium-headless-shell';
const FONTS = 'fonts-dejavu-core';

/** Returns the path of a Chromium for tests: CHROMIUM, or the first one found in the usual places. */
export function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM, ...KNOWN]);
}

/**
 * Returns the path of Debian's headless Chromium, with which tests take a fifth less processor time; if it is missing, of another Chromium.
 */
export function findHeadless(): string | undefined {
  return firstOf([process.env.CHROMIUM, `/usr/bin/${SHELL}`, ...KNOWN]);
}

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/** Returns the path of Chromium, after installing Debian's if needed. @throws with what to install if that fails */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const install = (...packages: string[]) => installDebianPackages(packages, 'The browser tests');
  await install('chromium', SHELL, FONTS).catch(() => install('chromium', FONTS)); // older systems have no package of headless Chromium
  const installed = findChromium();
  if (!installed)
    throw new Error(
      'Chromium was installed but cannot be found. Set the variable CHROMIUM to its path.',
    );
  return installed;
}

/** Options of Chromium for a machine without screen and network: it must not contact other hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
