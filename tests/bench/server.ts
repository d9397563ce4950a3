// A server under test, in a process of its own: `product` is the whole product without jobs, `declared` the same with one more resource, whose
// calls are generated, `working` with jobs, `bare` is Fastify with one SELECT. Sends its address when it is ready.

import { openPGlite } from '@turntable/declare/server/db/pglite.ts';
import Fastify from 'fastify';
import pg from 'pg';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { restResources } from '../../server/restResources.ts';
import { startServer } from '../../server/start.ts';
import { inspections } from '../screens/inspections/inspections.resource.ts';

const BARE_PAGE = `
  select id, car, vin, vehicle_name, brand, model, body_type, fuel_type, hp, ccm, user_id, company_id, moderation, state, photos_count,
    processed_count, thumbnail_key, from_ftp, ftp_upload_date, ftp_upload_state, created_at, updated_at, version
  from cars where company_id = 1 order by updated_at desc, id desc limit 25 offset $1`;

const startBare = async (folder: string, url: string | undefined): Promise<string> => {
  const query = url ? openPool(url) : await openEmbedded(folder);
  const app = Fastify();
  app.get<{ Querystring: { offset?: string } }>('/', async (request) =>
    query(Number(request.query.offset ?? 0)),
  );
  return app.listen({ host: '127.0.0.1', port: 0 });
};

const openPool = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async (offset: number) =>
    (await pool.query({ name: 'page', text: BARE_PAGE, values: [offset] })).rows;
};

const openEmbedded = async (folder: string) => {
  const pglite = await openPGlite(folder);
  return async (offset: number) => (await pglite.query(BARE_PAGE, [offset])).rows;
};

const [kind, dataDir = ''] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (kind === 'bare') process.send?.(await startBare(`${dataDir}/database`, url));
else {
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SEED: 'false',
    PORT: '0',
    RATE_LIMIT: '0',
    ...(kind !== 'working' && { IMAGING_THREADS: '1' }),
  };
  const config = readConfig({ ...settings, DATABASE_URL: url });
  const server = await startServer(config, createLog(config), {
    jobs: kind === 'working',
    webFolder: `${dataDir}/no-web`,
    ...(kind === 'declared' && { rest: await restResources([inspections]), sources: [] }),
  });
  process.send?.(server.url);
}
