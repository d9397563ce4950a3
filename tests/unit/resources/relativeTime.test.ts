import { relativeTime } from '@turntable/declare/ui/time/times.ts';
import { describe, expect, it } from 'vitest';

const NOW = Date.parse('2026-03-10T12:00:00');
const ago = (seconds: number) => NOW - seconds * 1000;

describe('how long ago something was', () => {
  it.each([
    [0, 'now', 'jetzt'],
    [-5, 'now', 'jetzt'],
    [59, 'now', 'jetzt'],
    [60, '1 minute ago', 'vor 1 Minute'],
    [3599, '59 minutes ago', 'vor 59 Minuten'],
    [3600, '1 hour ago', 'vor 1 Stunde'],
    [86_399, '23 hours ago', 'vor 23 Stunden'],
    [86_400, 'yesterday', 'gestern'],
    [6 * 86_400, '6 days ago', 'vor 6 Tagen'],
    [8 * 86_400, '2 Mar', '2. März'],
    [400 * 86_400, '3 Feb 2025', '3. Feb. 2025'],
  ])('%i seconds: "%s", "%s"', (seconds, english, german) => {
    expect(relativeTime(ago(seconds), NOW, 'en-GB')).toBe(english);
    expect(relativeTime(ago(seconds), NOW, 'de')).toBe(german);
  });
});
