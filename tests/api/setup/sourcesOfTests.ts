import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import { type SourceServer, startSource } from './sourceServer.ts';

/** The credentials of the sources that tests declare. */
export const CREDENTIALS = { CRM_TOKEN: 'Bearer kept-by-the-server', PARTS_KEY: 'kept-key' };

export interface SourcesOfTests {
  readonly contacts: SourceServer;
  readonly parts: SourceServer;
  /** Returns declarations with the addresses of the running servers. */
  at(declarations: readonly RestDeclaration[]): RestDeclaration[];
  close(): Promise<void>;
}

/** Starts the servers whose records `contacts` and `parts` declare. */
export async function startSources(): Promise<SourcesOfTests> {
  const contacts = await startSource('simpleRest', 'people', [
    {
      id: 1,
      name: 'Ada Lind',
      mail: 'ada@people.test',
      kind: 'buyer',
      since: '2024-03-01',
      address: { city: 'Kiel', zip: '24103' },
      score: 7,
    },
    { id: 2, name: 'Bo Ek', kind: 'seller', since: '2025-05-05', score: 3 },
    { id: 'c-3', name: 'Cy Orr', kind: 'buyer', since: '2026-01-01' },
  ]);
  const parts = await startSource('jsonServer', 'parts', [
    { id: 1, name: 'Antenna', make: 'vw', stock: 3, fits: true, shelf: 'A-1' },
    { id: 2, name: 'Bumper', make: 'bmw', stock: 1 },
    { id: 3, name: 'Clip', make: 'vw', stock: 40 },
  ]);
  const running: Partial<Record<string, SourceServer>> = { contacts, parts };
  return {
    contacts,
    parts,
    at: (declarations) =>
      declarations.map((declared) => {
        const server = running[declared.resource];
        return declared.source && server
          ? { ...declared, source: { ...declared.source, url: server.url } }
          : declared;
      }),
    close: async () => {
      await contacts.close();
      await parts.close();
    },
  };
}
