// npm run bench:preview: how long a preview of three views takes, alone and while two photos are being processed; the goal is 1.0 s at the
// 95th percentile. Each request has other settings than the one before, as when a user tries out a look.
// BENCH_ANSWERS: how many of each kind (200).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { insertTestData } from '../../api/setup/testData.ts';
import { Dealer } from './dealer.ts';

const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 200);
/** In milliseconds, at the 95th percentile. */
const GOAL = 1000;
const PREVIEWED = ['front-left', 'left', 'rear-right'];
const POSITIONS = ['top-left', 'top', 'top-right', 'bottom-left', 'bottom-right'] as const;
const CROPS = ['4:3', '16:9', '1:1'] as const;

const BACKGROUNDS = ['photo_box', 'background', 'original'] as const;

/** Returns a picture for the look: noise, which is the hardest to compress, in a realistic size. */
const noise = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .png()
      .toBuffer(),
  );
const addPictures = async (dealer: Dealer) => ({
  background_id: await dealer.addPicture('background', await noise(2000, 1500)),
  logo_id: await dealer.addPicture('logo', await noise(800, 300)),
  banner_id: await dealer.addPicture('banner', await noise(1600, 160)),
});

/** Returns the settings of a turn: the preview changes each time. */
const lookOf = (turn: number, pictures: Awaited<ReturnType<typeof addPictures>>) => ({
  ...pictures,
  logo_position: POSITIONS[turn % POSITIONS.length],
  background_type: BACKGROUNDS[turn % BACKGROUNDS.length],
  default_crop: CROPS[Math.floor(turn / POSITIONS.length) % CROPS.length],
});

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

const report = (name: string, times: readonly number[], alone?: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, most] = [share(sorted, 0.5), share(sorted, 0.95)];
  const inSeconds = (ms: number) =>
    `${(ms / 1000).toFixed(2)} s${alone ? ` (${(ms / alone).toFixed(1)} ×)` : ''}`;
  console.log(
    `${name.padEnd(34)} median ${inSeconds(median)}, 95th percentile ${inSeconds(most)}, ${times.length} answers`,
  );
  return { median, most };
};

const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
try {
  const db = await openDatabase({ url: undefined, folder: join(folder, 'database') });
  await migrate(db);
  await insertTestData(db, { tokens: 50 });
  const { rows } = await db.systemQuery(
    "select code, id from preset_items where kind = 'exterior'",
  );
  const views = new Map(rows.map(({ code, id }) => [String(code), Number(id)]));
  await db.close();

  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(server, 'exit').then(() =>
    Promise.reject(new Error('The server did not start.')),
  );
  const [url] = (await Promise.race([once(createInterface(server.stdout), 'line'), died])) as [
    string,
  ];
  died.catch(() => {}); // from now on its end is intended
  try {
    const dealer = await Dealer.signIn(url);
    const through = async (vehicle: number) => {
      while ((await dealer.underWay(vehicle)) > 0)
        await new Promise((resolve) => setTimeout(resolve, 500));
    };
    const car = await dealer.newVehicle(
      new Map([...views].filter(([code]) => PREVIEWED.includes(code))),
    );
    await dealer.process(car);
    await through(car);

    const pictures = await addPictures(dealer);
    const ask = (turn: number) => dealer.preview({ look: lookOf(turn, pictures), car });
    const first = await ask(0);
    const alone: number[] = [];
    for (let turn = 0; turn < ANSWERS; turn++) alone.push(await ask(turn));

    const busy: number[] = [];
    while (busy.length < ANSWERS) {
      const other = await dealer.newVehicle(views);
      await dealer.process(other);
      // While more than two are waiting or running, two are being processed.
      while (busy.length < ANSWERS && (await dealer.underWay(other)) > 2) {
        for (let turn = 0; turn < 5; turn++) busy.push(await ask(busy.length));
      }
      if (busy.length >= ANSWERS) break;
      await through(other);
    }

    console.log(
      `${cpus().length} processor cores, load ${loadavg()[0]?.toFixed(1)}; the very first preview took ${(first / 1000).toFixed(2)} s`,
    );
    const { median } = report('alone', alone);
    const { most } = report('while two photos are processed', busy, median);
    console.log(most <= GOAL ? 'within the goal of 1.0 s' : 'ABOVE THE GOAL of 1.0 s');
    if (most > GOAL) process.exitCode = 1;
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
