import { expect, test } from 'vitest';
import {
  assertFtpPort,
  FtpAddressRefused,
  isPublic,
  parseFtpAddress,
  resolveFtpHost,
} from '../../../server/ftp/address.ts';

test('a host is parsed with and without port and protocol', () => {
  expect(parseFtpAddress('ftp.dealer.example')).toEqual({
    host: 'ftp.dealer.example',
    secure: false,
  });
  expect(parseFtpAddress(' FTP.dealer.example:2121 ')).toEqual({
    host: 'ftp.dealer.example',
    port: 2121,
    secure: false,
  });
  expect(parseFtpAddress('ftps://dealer.example/')).toEqual({
    host: 'dealer.example',
    secure: true,
  });
  for (const wrong of [
    '',
    'a b',
    'http://dealer.example',
    'dealer.example/folder',
    'dealer.example:99999',
    'user@dealer.example',
  ]) {
    expect(() => parseFtpAddress(wrong)).toThrow(FtpAddressRefused);
  }
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.2.1',
  '203.0.113.9',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:192.168.1.1',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '::127.0.0.1',
  'fec0::1',
  '100::1',
  '64:ff9b::7f00:1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not a public address', (ip) => {
  expect(isPublic(ip)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '193.99.144.85', '2a02:2e0:3fe:1001::1'])(
  '%s is a public address',
  (ip) => {
    expect(isPublic(ip)).toBe(true);
  },
);

test('a name that resolves to a private network is refused unless that is allowed', async () => {
  await expect(resolveFtpHost('localhost', false)).rejects.toThrow(FtpAddressRefused);
  for (const loopback of ['2130706433', '0x7f000001', '017700000001', '127.1']) {
    await expect(resolveFtpHost(loopback, false)).rejects.toThrow(/private network|ENOTFOUND/);
  }
  expect(await resolveFtpHost('localhost', true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test('ports of other services are refused, unless private networks are allowed', () => {
  for (const port of [21, 990, 1024, 2121, 65_535]) assertFtpPort(port, false);
  for (const port of [22, 25, 80, 443, 1023]) {
    expect(() => assertFtpPort(port, false)).toThrow(FtpAddressRefused);
    assertFtpPort(port, true);
  }
});
