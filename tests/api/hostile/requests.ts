import type { Call } from '@turntable/declare/contract/call.ts';
import type { CallInput } from '../setup/client.ts';
import type { Operation } from './operations.ts';
import { pick } from './random.ts';
import { HOSTILE_BODIES, HOSTILE_PIECES, HOSTILE_TYPES, HOSTILE_VALUES } from './values.ts';

/** A request as it is sent, and what is hostile about it. */
export interface HostileRequest {
  what: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface Draft {
  pieces: Record<string, string>;
  query: [string, string][];
  body: Record<string, unknown> | undefined;
  parts: FormPart[];
}

interface FormPart {
  name: string;
  content: Buffer;
  fileName?: string;
}

const BOUNDARY = 'hostile-boundary';
const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
const shown = (value: unknown): string => JSON.stringify(value).slice(0, 60);

/** Takes the matrix's valid request for a call and makes one part of it hostile. */
export const hostileRequest = (
  operation: Operation,
  valid: CallInput,
  random: () => number,
): HostileRequest => {
  const draft = draftOf(valid);
  const { what, finish } = pick(random, changesOf(operation, draft, random))();
  const request = { what, ...written(operation.call, draft) };
  return { ...request, ...finish?.(request) };
};

interface Change {
  what: string;
  /** Changes the request after it is serialised. */
  finish?: (request: Omit<HostileRequest, 'what'>) => Partial<HostileRequest>;
}

const changesOf = (operation: Operation, draft: Draft, random: () => number): (() => Change)[] => {
  const value = () => pick(random, HOSTILE_VALUES);
  const inPath = operation.pathNames.map((name) => () => {
    draft.pieces[name] = pick(random, HOSTILE_PIECES);
    return { what: `path ${name}=${draft.pieces[name].slice(0, 40)}` };
  });
  const inQuery = operation.queryNames.map((name) => () => {
    const given = value();
    const kept = draft.query.filter(([known]) => known !== name);
    draft.query = [
      ...kept,
      ...(Array.isArray(given) && given.length > 0 ? given : [given]).map(
        (one): [string, string] => [name, text(one)],
      ),
    ];
    return { what: `query ${name}=${shown(given)}` };
  });
  const inBody = operation.bodyPaths.map((path) => () => {
    const given = value();
    draft.body = withValue(draft.body ?? {}, path, given);
    return { what: `body ${path.join('.')}=${shown(given)}` };
  });
  const always = [
    () => {
      draft.query.push([text(pick(random, ['__proto__', 'unknown', 'a\0', 'page[]'])), 'x']);
      return { what: 'an unknown query parameter' };
    },
  ];
  if (operation.call.form)
    return [...inPath, ...inQuery, ...formChanges(operation, draft, random), ...always];
  if (operation.call.method === 'GET') return [...inPath, ...inQuery, ...always];
  return [...inPath, ...inQuery, ...inBody, ...inBody, ...always, ...bodyChanges(random)];
};

const bodyChanges = (random: () => number): (() => Change)[] => [
  () => {
    const body = pick(random, HOSTILE_BODIES);
    return {
      what: `body ${shown(body)}`,
      finish: () => ({ body, headers: { 'content-type': 'application/json' } }),
    };
  },
  () => {
    const type = pick(random, HOSTILE_TYPES);
    return {
      what: `content type ${shown(type)}`,
      finish: ({ body }) => ({ body: body ?? 'x', headers: { 'content-type': type } }),
    };
  },
];

const formChanges = (
  operation: Operation,
  draft: Draft,
  random: () => number,
): (() => Change)[] => {
  const fields = operation.formFields.map((name) => () => {
    const given = pick(random, HOSTILE_VALUES);
    draft.parts = [
      { name, content: Buffer.from(text(given)) },
      ...draft.parts.filter((part) => part.name !== name),
    ];
    return { what: `form field ${name}=${shown(given)}` };
  });
  const files = draft.parts.filter((part) => part.fileName !== undefined);
  const file = (what: string, change: (part: FormPart) => void) => () => {
    for (const part of files) change(part);
    return { what };
  };
  const cut = (share: number) => () => ({
    what: `form cut off at ${share}`,
    finish: ({ body = '' }: { body?: string | Buffer }) => ({
      body: Buffer.from(body).subarray(0, Math.floor(body.length * share)),
    }),
  });
  return [
    ...fields,
    ...fields,
    file('a file part of another name', (part) => {
      part.name = pick(random, [
        'wrong',
        '__proto__',
        'a\0b',
        'constructor',
        '',
        'image[angle_0]',
        'image[angle_9999999999]',
      ]);
    }),
    file('a file of a hostile name', (part) => {
      part.fileName = pick(random, [
        'a\0b.jpg',
        '../../x.jpg',
        'x'.repeat(5000),
        '',
        '..',
        'CON.jpg',
        '🚗\u202egpj.exe',
      ]);
    }),
    file('an empty file', (part) => {
      part.content = Buffer.alloc(0);
    }),
    file('a file cut off', (part) => {
      part.content = part.content.subarray(0, Math.floor(part.content.length / 2));
    }),
    file('a file of something else', (part) => {
      part.content = Buffer.from(text(pick(random, HOSTILE_VALUES)));
    }),
    ...[0, 0.1, 0.5, 0.9, 0.999].map(cut),
    () => {
      const type = pick(random, HOSTILE_TYPES);
      return {
        what: `content type ${shown(type)}`,
        finish: () => ({ headers: { 'content-type': type } }),
      };
    },
    () => ({
      what: 'another boundary',
      finish: () => ({ headers: { 'content-type': 'multipart/form-data; boundary=other' } }),
    }),
    () => {
      draft.parts = Array.from({ length: 100 }, (_, index) => ({
        name: `field${index}`,
        content: Buffer.from('x'),
      }));
      return { what: 'a hundred fields' };
    },
    () => ({
      what: 'a part without headers',
      finish: () => ({ body: `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n` }),
    }),
  ];
};

const draftOf = ({ params = {}, query = {}, body, fields = {}, files = {} }: CallInput): Draft => ({
  pieces: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]),
  ),
  query: Object.entries(query).map(([name, value]) => [name, String(value)]),
  body:
    body === undefined || body === null
      ? undefined
      : structuredClone(body as Record<string, unknown>),
  parts: [
    ...Object.entries(fields).map(([name, value]) => ({
      name,
      content: Buffer.from(String(value)),
    })),
    ...Object.entries(files).flatMap(([name, given]) =>
      [given]
        .flat()
        .map((file) => ({ name, content: Buffer.from(file.bytes), fileName: file.name })),
    ),
  ],
});

const written = (
  call: Call,
  { pieces, query, body, parts }: Draft,
): Omit<HostileRequest, 'what'> => {
  const place = call.path.replace(/:(\w+)/g, (_, name: string) => pieces[name] ?? '1');
  const search = new URLSearchParams(
    query.map(([name, value]) => [name, value.toWellFormed()]),
  ).toString();
  const path = `/api/${place}${search && `?${search}`}`;
  if (call.form)
    return {
      path,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: formOf(parts),
    };
  if (body === undefined) return { path, headers: {} };
  return { path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

const formOf = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, fileName }) => {
      const file =
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/jpeg`;
      return [
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ];
    }),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const withValue = (
  body: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return {
    ...body,
    [name]: withValue(
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {},
      rest,
      value,
    ),
  };
};
