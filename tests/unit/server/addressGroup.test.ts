import { expect, test } from 'vitest';
import { addressGroup } from '../../../server/services/accounts/inner/addressGroup.ts';

test.each([
  ['an IPv4 address stands for itself', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in IPv6 notation is that address', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address stands for its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['left-out zeros are filled in', '2001:DB8::1', '2001:db8:0:0'],
  ['zeros left out at the front are filled in', '::1', '0:0:0:0'],
  ['an interface name is ignored', 'fe80::1%eth0', 'fe80:0:0:0'],
])('%s', (_, address, group) => {
  expect(addressGroup(address)).toBe(group);
});
