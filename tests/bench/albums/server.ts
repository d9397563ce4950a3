// The product with an album of many photos, in a process of its own. Prints its address and the album's id when it is ready.
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start.ts';
import { testConfig } from '../../api/setup/testConfig.ts';
import { insertTestData } from '../../api/setup/testData.ts';
import { fillAlbum } from './fillAlbum.ts';

const [dataDir = '', webFolder = '', count = ''] = process.argv.slice(2);
const config = testConfig(dataDir, undefined, { LOG_LEVEL: 'error' });
const server = await startServer(config, createLog(config), { jobs: false, webFolder });
const { companies } = await insertTestData(server.context.db);
console.log(
  JSON.stringify({
    url: server.url,
    album: await fillAlbum(server.context, companies.nord, Number(count)),
  }),
);
