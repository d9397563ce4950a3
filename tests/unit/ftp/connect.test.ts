import dns from 'node:dns/promises';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { Client } from 'basic-ftp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FtpAddressRefused } from '../../../server/ftp/address.ts';
import { connectFtp, type FtpAccess } from '../../../server/ftp/connect.ts';
import { type FtpServer, openFtpServer } from '../../api/setup/ftpServer.ts';

/** The name server's answers, one after the other; after them, this machine. */
const names: string[] = [];
const found = async () => [{ address: names.shift() ?? '127.0.0.1', family: 4 }];
const lookup = vi.spyOn(dns, 'lookup').mockImplementation(found as never); // the product requests all addresses

const PASSWORD = 'geheim & sicher';
let server: FtpServer;
beforeAll(async () => {
  syncBuiltinESMExports();
  server = await openFtpServer('dealer', PASSWORD);
});
afterAll(async () => {
  lookup.mockRestore();
  syncBuiltinESMExports();
  await server.close();
});
beforeEach(() => {
  server.says = {};
  names.length = 0;
});

const access = (other: Partial<FtpAccess> = {}): FtpAccess => ({
  host: 'ftp.dealer.test',
  port: server.port,
  security: 'none',
  user: 'dealer',
  password: PASSWORD,
  allowPrivate: true,
  ...other,
});

test('the checked address is the one that is called, even if the name resolves to the server’s own network a moment later', async () => {
  names.push('193.99.144.85', '127.0.0.1', '193.99.144.85', '127.0.0.1');
  const client = new Client();
  const plain = vi.spyOn(client, 'connect').mockRejectedValue(new Error('called'));
  const encrypted = vi.spyOn(client, 'connectImplicitTLS').mockRejectedValue(new Error('called'));
  const open = access({ port: null, allowPrivate: false });
  await expect(connectFtp(client, open)).rejects.toThrow('called');
  await expect(connectFtp(client, open)).rejects.toThrow(FtpAddressRefused);
  expect(plain.mock.calls).toEqual([['193.99.144.85', 21]]);
  await expect(connectFtp(client, { ...open, security: 'implicit' })).rejects.toThrow('called');
  await expect(connectFtp(client, { ...open, security: 'implicit' })).rejects.toThrow(
    FtpAddressRefused,
  );
  expect(encrypted.mock.calls).toEqual([
    ['193.99.144.85', 990, { host: '193.99.144.85', servername: 'ftp.dealer.test' }],
  ]);
});

test('data connections go only to ports of passive mode and to the same host, whatever the server says', async () => {
  const service = createServer();
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const called = vi.fn();
  service.on('connection', called);
  const { port } = service.address() as AddressInfo; // it listens on a port, not on a file
  const [high, low] = [Math.floor(port / 256), port % 256];
  const passivePorts = { from: 1, to: port - 1 };
  for (const says of [
    { epsv: `229 Here (|||${port}|)`, pasv: `227 Here (127,0,0,1,${high},${low})` },
    { epsv: '502 Not known', pasv: `227 Here (127,0,0,1,${high},${low})` },
    { epsv: '502 Not known', pasv: '227 Here (10,0,0,1,200,10)' },
  ]) {
    server.says = says;
    const client = new Client(2000, { allowSeparateTransferHost: false });
    await connectFtp(client, access({ passivePorts }));
    await expect(client.list()).rejects.toThrow(/is not allowed|another host/);
    client.close();
  }
  expect(called).not.toHaveBeenCalled();
  service.close();

  server.says = { epsv: '229 Here (|||22|)', pasv: '227 Here (127,0,0,1,0,22)' };
  const client = new Client(2000, { allowSeparateTransferHost: false });
  await connectFtp(client, access());
  await expect(client.list()).rejects.toThrow(/port 22 is not allowed/);
  client.close();
});

test('a password that a server repeats is not in the error, which is logged', async () => {
  server.says = { pass: `500 What does PASS ${PASSWORD} mean?` };
  const client = new Client(2000);
  const error = await connectFtp(client, access()).catch((thrown: unknown) => thrown);
  client.close();
  expect(inspect(error)).toContain('What does PASS (secret) mean?');
  expect(inspect(error)).not.toContain(PASSWORD);
});
