import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { sessionCookies } from './browser.ts';
import { median } from './goals.ts';

/** Lighthouse's two documented settings: a mid-range phone on slow 4G, and a desktop on cable. */
export type Device = 'phone' | 'desktop';

/** Lighthouse's scores of a page, 0 to 100, and the parts of the first one, in milliseconds. */
export interface Scores {
  performance: number;
  accessibility: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}
const PARTS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

interface Visitor {
  isSignedIn: boolean;
  device: Device;
  port: number;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** How many runs the median is taken of: a single run is off by a few points. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Runs Lighthouse on a page several times and returns the medians. */
export const scoresOf = async (url: string, visitor: Visitor): Promise<Scores> => {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, visitor));
  const medianOf = (name: keyof Scores) => median(runs.map((one) => one[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    firstPaint: medianOf('firstPaint'),
    largestPaint: medianOf('largestPaint'),
    blocked: medianOf('blocked'),
    shift: medianOf('shift'),
  };
};

const runOnce = async (url: string, { isSignedIn, device, port }: Visitor): Promise<Scores> => {
  const profile = await mkdtemp(join(tmpdir(), 'turntable-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (isSignedIn) await context.addCookies(sessionCookies(url));
    const flags = {
      port,
      output: 'json' as const,
      logLevel: 'error' as const,
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: isSignedIn, // it would sign the manager out
    };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const { performance, accessibility } = result?.lhr.categories ?? {};
    const part = (name: keyof typeof PARTS) => result?.lhr.audits[PARTS[name]]?.numericValue ?? 0;
    return {
      performance: percent(performance?.score),
      accessibility: percent(accessibility?.score),
      firstPaint: Math.round(part('firstPaint')),
      largestPaint: Math.round(part('largestPaint')),
      blocked: Math.round(part('blocked')),
      shift: Number(part('shift').toFixed(3)),
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};
