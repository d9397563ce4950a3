// The server: web application, API and jobs in one process.
import { PRODUCT_NAME } from '../contract/product.ts';
import { SAMPLE_PASSWORD, SAMPLE_USERS } from './db/seed/samplePeople.ts';
import { createLog } from './log.ts';
import { closeAtSignal, configOrExit } from './runUntilSignal.ts';
import { startServer } from './start.ts';

const config = configOrExit();
const log = createLog(config);

const describeFailure = (error: unknown): string => {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return `Port ${config.port} is in use. Set PORT to another one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  const server = await startServer(config, log);
  closeAtSignal(server.close);
  console.log(`\n${PRODUCT_NAME} is ready at ${server.url}`);
  if (config.seed) {
    console.log(`\nSample logins, password ${SAMPLE_PASSWORD}:`);
    for (const { email, note } of SAMPLE_USERS) console.log(`  ${email.padEnd(24)} ${note}`);
  }
  if (!config.cutoutModel) {
    console.log(
      '\nVehicles are cut out as drafts. For better ones: npm run model -- isnet-general-use, then set CUTOUT_MODEL (see .env.example).',
    );
  }
  console.log('');
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
