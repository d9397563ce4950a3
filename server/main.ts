// The server: web application, API and jobs in one process.
import { PRODUCT_NAME } from '../brand.ts';
import { SAMPLE_PASSWORD, SAMPLE_USERS } from './db/seed/sampleUsers.ts';
import { createLog } from './log.ts';
import { closeAtSignal, configOrExit, describeFailure } from './runUntilSignal.ts';
import type { SetupOffer } from './services/accounts/setup.ts';
import { startServer } from './start.ts';

const config = configOrExit();
const log = createLog(config);

/** Prints how to make the first operator, to standard output and not to the log: the link is a secret. */
const printSetup = (offer: SetupOffer): void => {
  if ('token' in offer) {
    console.log(
      '\nThere is no operator yet. Make the first one within 24 hours with this link, which works once:',
    );
    console.log(`  ${config.publicUrl}/setup?token=${offer.token}`);
  } else {
    console.log(
      `\nThere is no operator yet. A link to make the first one was printed at ${offer.offeredAt.toISOString()}.`,
    );
  }
  console.log('On a console: npm run operator -- create EMAIL');
  console.log('In a container: node scripts/operator.ts create EMAIL');
};

try {
  const server = await startServer(config, log);
  closeAtSignal(server.close);
  console.log(`\n${PRODUCT_NAME} is ready at ${server.url}`);
  if (server.setup) printSetup(server.setup);
  if (config.seed) {
    console.log(`\nSample logins, password ${SAMPLE_PASSWORD}:`);
    for (const { email, note } of SAMPLE_USERS) console.log(`  ${email.padEnd(24)} ${note}`);
  }
  const { announcement } = server.context.cutoutChoice;
  if (announcement) console.log(`\n${announcement}`);
  if (config.production && !config.smtpUrl) {
    console.warn(
      '\nWARNING: SMTP_URL is not set, so no mail can be sent: no links for new passwords, no invitations, no support requests.',
    );
  }
  console.log('');
} catch (error) {
  const portIsTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    portIsTaken
      ? `Port ${config.port} is in use. Set PORT to another one.`
      : describeFailure(error),
  );
  process.exit(1);
}
