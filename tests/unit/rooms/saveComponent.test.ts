import { ApiError } from '@turntable/declare/api/apiError.ts';
import { describe, expect, test, vi } from 'vitest';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import type {
  ComponentApi,
  Conflict,
  PictureChanges,
} from '../../../src/customRoutes/rooms/components.ts';
import { saveComponent } from '../../../src/customRoutes/rooms/components.ts';

const wall = (
  version: number,
  pictures: Record<number, string>,
  name = 'Bricks',
): ComponentRow => ({
  id: 7,
  company_id: 1,
  kind: 'wall',
  name,
  missing: [],
  rooms_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  version,
  images: Object.entries(pictures).map(([angle, key]) => ({
    angle_id: Number(angle),
    url: `/files/${key}?expires=${version}`,
    preview_url: `/files/small-${key}?expires=${version}`,
  })),
});
const photo = (name: string) => new File([name], name);

/** Returns a fake server with one wall, which refuses outdated versions and pictures called `bad`. */
const serverWith = (stored: ComponentRow) => {
  let now = stored;
  const demand = ({ version }: ComponentRow) => {
    if (version !== now.version) throw new ApiError(409, 'Someone else has changed this');
  };
  const put = (change: Partial<ComponentRow>) => {
    now = { ...now, ...change, version: now.version + 1 };
    return now;
  };
  const api = {
    read: async () => now,
    rename: async (seen: ComponentRow, name: string) => {
      demand(seen);
      return put({ name });
    },
    take: async (seen: ComponentRow, angle: number) => {
      demand(seen);
      return put({ images: now.images.filter(({ angle_id }) => angle_id !== angle) });
    },
    add: vi.fn(async (seen: ComponentRow, files: ReadonlyMap<number, File>) => {
      demand(seen);
      const bad = [...files].filter(([, { name }]) => name === 'bad');
      if (bad.length > 0)
        throw new ApiError(
          422,
          'No',
          Object.fromEntries(bad.map(([view]) => [`image[angle_${view}]`, ['Not a picture']])),
        );
      const added = [...files].map(([angle_id, { name }]) => ({
        angle_id,
        url: `/files/${name}`,
        preview_url: `/files/small-${name}`,
      }));
      return put({
        images: [...now.images.filter(({ angle_id }) => !files.has(angle_id)), ...added],
      });
    }),
  };
  // the calls that saving makes
  return { api: api as unknown as ComponentApi, sent: api.add, now: () => now };
};
const picturesOf = ({ images }: ComponentRow) =>
  Object.fromEntries(
    images.map(({ angle_id, url }) => [angle_id, url.replace('/files/', '').replace(/\?.*/, '')]),
  );

const save = async (
  server: ReturnType<typeof serverWith>,
  seen: ComponentRow,
  pictures: PictureChanges,
  more: { name?: string; whose?: 'mine' | 'theirs' } = {},
) => {
  const asked: Conflict[] = [];
  let stored = seen;
  const draft = { name: more.name ?? seen.name, pictures };
  const refused = await saveComponent(seen, draft, {
    api: server.api,
    ask: async (contest) => {
      asked.push(contest);
      return more.whose ?? 'mine';
    },
    onStored: (latest) => {
      stored = latest;
    },
  });
  expect(stored).toBe(server.now());
  return { refused, asked };
};

describe('saving a wall', () => {
  test('renames, removes and adds in one go', async () => {
    const seen = wall(1, { 1: 'a', 2: 'b' });
    const server = serverWith(seen);
    await save(
      server,
      seen,
      { v1: 'none', v2: photo('c'), v3: photo('d'), v4: null },
      { name: 'Stone' },
    );
    expect([server.now().name, picturesOf(server.now())]).toEqual(['Stone', { 2: 'c', 3: 'd' }]);
  });

  test('sends the rest again if the server refuses some pictures', async () => {
    const seen = wall(1, {});
    const server = serverWith(seen);
    const { refused } = await save(server, seen, {
      v1: photo('bad'),
      v2: photo('b'),
      v3: photo('bad'),
    });
    expect([...refused].map(([view, { text }]) => [view, text])).toEqual([
      [1, 'Not a picture'],
      [3, 'Not a picture'],
    ]);
    expect(picturesOf(server.now())).toEqual({ 2: 'b' });
    expect(server.sent).toHaveBeenCalledTimes(2);
  });

  test('saves nothing if every picture is refused, and does not try a third time', async () => {
    const seen = wall(1, { 1: 'a' });
    const server = serverWith(seen);
    expect((await save(server, seen, { v1: photo('bad') })).refused.size).toBe(1);
    expect(server.now()).toBe(seen);
  });

  test('does not ask if another user has changed another view', async () => {
    const seen = wall(1, { 1: 'a' });
    const server = serverWith(wall(2, { 1: 'a', 2: 'theirs' }, 'Their name'));
    const { asked } = await save(server, seen, { v1: photo('mine') });
    expect(asked).toEqual([]);
    expect([server.now().name, picturesOf(server.now())]).toEqual([
      'Their name',
      { 1: 'mine', 2: 'theirs' },
    ]);
  });

  test.each([
    ['mine', { 1: 'mine', 2: 'also mine' }, 'Mine'],
    ['theirs', { 1: 'theirs', 2: 'also mine' }, 'Theirs'],
  ] as const)(
    'asks if both have changed the same; %s stays, and nothing else is lost',
    async (whose, pictures, name) => {
      const seen = wall(1, { 1: 'a' });
      const server = serverWith(wall(2, { 1: 'theirs' }, 'Theirs'));
      const { asked } = await save(
        server,
        seen,
        { v1: photo('mine'), v2: photo('also mine') },
        { name: 'Mine', whose },
      );
      expect(asked.map(({ views, isNamed }) => ({ views, isNamed }))).toEqual([
        { views: [1], isNamed: true },
      ]);
      expect([server.now().name, picturesOf(server.now())]).toEqual([name, pictures]);
    },
  );

  test('does not ask about a picture that both have removed', async () => {
    const seen = wall(1, { 1: 'a', 2: 'b' });
    const server = serverWith(wall(2, { 2: 'b' }));
    expect((await save(server, seen, { v1: 'none' })).asked).toEqual([]);
    expect(picturesOf(server.now())).toEqual({ 2: 'b' });
  });
});
