import { expect, test } from 'vitest';
import { browserOf, systemOf } from '../../../server/services/accounts/inner/userAgent.ts';

const SAFARI = '(KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const CHROME = '(KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME} Safari/537.36 Edg/140.0`,
  ],
  [
    'Opera',
    'Linux',
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${CHROME} Safari/537.36 OPR/124.0`,
  ],
  [
    'Chrome',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${CHROME} Mobile Safari/537.36`,
  ],
  [
    'Firefox',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'Safari',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${SAFARI}`,
  ],
  [
    'Safari',
    'iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ${SAFARI}`,
  ],
  [null, null, 'curl/8.0'],
  [null, null, ''],
])('%s on %s is recognised by its header', (browser, system, header) => {
  expect({ browser: browserOf(header), system: systemOf(header) }).toEqual({ browser, system });
});
