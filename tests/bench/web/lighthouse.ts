import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { sessionCookies } from './browser.ts';
import { median } from './goals.ts';

/** Lighthouse's scores of a page, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** As many as the median is taken of: a single run is off by a few points. */
const RUNS = 3;

/** Runs Lighthouse as for a phone (its default) on a page, the median of some runs. */
export const scoresOf = async (
  url: string,
  as: { isSignedIn: boolean; port: number },
): Promise<Scores> => {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, as));
  return {
    performance: median(runs.map((one) => one.performance)),
    accessibility: median(runs.map((one) => one.accessibility)),
  };
};

const runOnce = async (
  url: string,
  { isSignedIn, port }: { isSignedIn: boolean; port: number },
): Promise<Scores> => {
  const profile = await mkdtemp(join(tmpdir(), 'turntable-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (isSignedIn) await context.addCookies(sessionCookies(url));
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: isSignedIn, // it would sign the chief out
    });
    const { performance, accessibility } = result?.lhr.categories ?? {};
    return {
      performance: percent(performance?.score),
      accessibility: percent(accessibility?.score),
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};
