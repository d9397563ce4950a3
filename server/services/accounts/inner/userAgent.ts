/** The first match counts, because browsers also name their ancestors. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Returns the browser that a User-Agent header names; null for an unknown one, such as a program's. */
export const browserOf = (userAgent: string): string | null => firstMatch(BROWSERS, userAgent);

/** Returns the operating system that a User-Agent header names; null for an unknown one. */
export const systemOf = (userAgent: string): string | null => firstMatch(SYSTEMS, userAgent);
