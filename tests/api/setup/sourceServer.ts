import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// A foreign server that keeps records in memory and speaks a public dialect: json-server's, or that of ra-data-simple-rest.

type Fields = Record<string, unknown>;

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SourceServer {
  /** The address that a declaration names; records are at `<url>/<collection>`. */
  readonly url: string;
  /** What has arrived, in order; other processes read it at `/received`. */
  readonly received: Received[];
  /** Returns a record as it is stored. */
  stored(id: string | number): Fields | undefined;
  /** Answers all requests in this way instead; undefined: as usual again. */
  answerWith(answer: ((reply: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

interface Question {
  readonly filter: Fields;
  readonly sort: readonly [string, string];
  readonly range: readonly [first: number, last: number];
}

const READ = {
  simpleRest: (query: URLSearchParams): Question => ({
    filter: JSON.parse(query.get('filter') ?? '{}'),
    sort: JSON.parse(query.get('sort') ?? '["id","ASC"]'),
    range: JSON.parse(query.get('range') ?? '[0,999]'),
  }),
  jsonServer: (query: URLSearchParams): Question => {
    const names = new Set([...query.keys()].filter((name) => !name.startsWith('_')));
    return {
      filter: Object.fromEntries([...names].map((name) => [name, query.getAll(name)])),
      sort: [query.get('_sort') ?? 'id', query.get('_order') ?? 'ASC'],
      range: [Number(query.get('_start') ?? 0), Number(query.get('_end') ?? 1000) - 1],
    };
  },
} as const;

const holds = (record: Fields, name: string, wanted: unknown): boolean => {
  const values = [wanted].flat().map(String);
  const [, field = name, bound] = /^(.*)_(gte|lte)$/.exec(name) ?? [];
  const value = String(record[field]);
  if (name === 'q')
    return Object.values(record).some((one) => String(one).includes(values[0] ?? ''));
  if (bound === 'gte') return value >= (values[0] ?? '');
  if (bound === 'lte') return value <= (values[0] ?? '');
  return values.includes(value);
};

const found = (records: readonly Fields[], { filter, sort, range }: Question) => {
  const [field, order] = sort;
  const matching = records
    .filter((record) =>
      Object.entries(filter).every(([name, wanted]) => holds(record, name, wanted)),
    )
    .sort((one, other) =>
      String(one[field]).localeCompare(String(other[field]), 'en', { numeric: true }),
    );
  if (order === 'DESC') matching.reverse();
  const [first, last] = range;
  return { rows: matching.slice(first, last + 1), first, total: matching.length };
};

/** Starts a server with these records, which have ids. */
export async function startSource(
  dialect: keyof typeof READ,
  collection: string,
  records: readonly Fields[],
): Promise<SourceServer> {
  const kept = new Map(records.map((record) => [String(record.id), record]));
  const received: Received[] = [];
  let instead: ((reply: ServerResponse) => void) | undefined;
  const root = `/api/${collection}`;

  const answer = (method: string, url: URL, body: string, reply: ServerResponse): void => {
    const send = (status: number, json: unknown, headers: Record<string, string> = {}) =>
      reply
        .writeHead(status, {
          'content-type': 'application/json',
          'set-cookie': 'of=source',
          ...headers,
        })
        .end(JSON.stringify(json));
    if (url.pathname === root && method === 'GET') {
      const { rows, first, total } = found([...kept.values()], READ[dialect](url.searchParams));
      const count: Record<string, string> =
        dialect === 'jsonServer'
          ? { 'x-total-count': String(total) }
          : { 'content-range': `${collection} ${first}-${first + rows.length - 1}/${total}` };
      return void send(200, rows, count);
    }
    if (url.pathname === root && method === 'POST') {
      const record: Fields = { id: kept.size + 100, ...JSON.parse(body) };
      kept.set(String(record.id), record);
      return void send(201, record);
    }
    const id = decodeURIComponent(url.pathname.slice(root.length + 1));
    const record = url.pathname.startsWith(`${root}/`) ? kept.get(id) : undefined;
    if (!record) return void send(404, {});
    if (method === 'DELETE') {
      kept.delete(id);
      return void send(200, {});
    }
    if (method === 'PUT') kept.set(id, { ...JSON.parse(body), id: record.id });
    if (method === 'PATCH') kept.set(id, { ...record, ...JSON.parse(body), id: record.id });
    return void send(200, kept.get(id));
  };

  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    if (url === '/received') return void reply.end(JSON.stringify(received));
    received.push({ method, url, headers, body });
    if (instead) return instead(reply);
    try {
      answer(method, new URL(url, 'http://source'), body, reply);
    } catch (error) {
      reply.writeHead(400).end(JSON.stringify({ message: String(error) })); // what it cannot read
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // a listening server has this type of address
  return {
    url: `http://127.0.0.1:${port}/api`,
    received,
    stored: (id) => kept.get(String(id)),
    answerWith: (other) => {
      instead = other;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
