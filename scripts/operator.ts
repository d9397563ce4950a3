// npm run operator -- create|list|reset-password EMAIL [--link]: manages the operators from a console on the server's machine.
// The password is entered in the terminal; without a terminal, or with --link, a link that sets it once is printed.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { email as emailField } from '@turntable/declare/contract/fields.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Context } from '../server/context.ts';
import { createLog } from '../server/log.ts';
import { message } from '../server/messages/index.ts';
import { openContext } from '../server/openContext.ts';
import { prepareDatabase } from '../server/prepareDatabase.ts';
import { configOrExit } from '../server/runUntilSignal.ts';
import {
  addOperator,
  findOperator,
  listOperators,
  resetOperator,
} from '../server/services/accounts/operators.ts';
import { assertLength } from '../server/services/shared/passwordLength.ts';

const [command = '', address = ''] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const asLink = process.argv.includes('--link') || !process.stdin.isTTY;

const commands: Record<string, (context: Context, email: string) => Promise<void>> = {
  create: async (context, email) => {
    const [name = email] = email.split('@');
    const password = await chosenPassword(context);
    printLink(
      await addOperator(context, { name, email }, password),
      `${email} is an operator now.`,
    );
  },
  list: async (context) => {
    const operators = await listOperators(context);
    if (operators.length === 0) console.log('There is no operator yet.');
    for (const { email, name, is_active, last_visit } of operators) {
      const visit = last_visit ? `last signed in ${last_visit.toISOString()}` : 'never signed in';
      console.log(`${email}  ${name}  ${is_active === 1 ? visit : 'blocked'}`);
    }
  },
  'reset-password': async (context, email) => {
    const id = await findOperator(context, email);
    if (id === undefined)
      throw new Error(`${email} is no operator. The command "list" prints all operators.`);
    const password = await chosenPassword(context);
    printLink(
      await resetOperator(context, id, password),
      `The password of ${email} is changed, and every session has ended.`,
    );
  },
};

const run = commands[command];
const email = command === 'list' ? '' : emailField.safeParse(address).data;
if (!run || email === undefined) {
  console.error(
    `usage: npm run operator -- create EMAIL | list | reset-password EMAIL   [--link: print a link instead of asking]
in a container: node scripts/operator.ts …`,
  );
  process.exit(2);
}

const config = configOrExit();
try {
  const context = await openContext(config, createLog({ logLevel: 'error' }));
  try {
    // The database may still be empty.
    const runner = await prepareDatabase(context, { seed: false });
    try {
      await run(context, email);
    } finally {
      await runner.drain();
    }
  } finally {
    await context.db.close();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

function printLink(link: string | undefined, done: string): void {
  console.log(done);
  if (link)
    console.log(`Set the password within 24 hours with this link, which works once:\n  ${link}`);
}

/** Reads a password twice; undefined if a link is wanted. @throws if the two differ or are too short */
async function chosenPassword(context: Context): Promise<string | undefined> {
  if (asLink) return undefined;
  const password = await ask('New password: ');
  assertLength(context.config, password);
  if ((await ask('Once more: ')) !== password)
    throw new Error('The two passwords differ. Nothing was changed.');
  return password;
}

/** Reads a line from the terminal without showing it. */
function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  return new Promise((done, failed) => {
    terminal.on('SIGINT', () => failed(new Error('Nothing was changed.')));
    terminal.question('', done);
  }).finally(() => {
    terminal.close();
    process.stdout.write('\n');
  }) as Promise<string>;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  const problems = Object.values(error.details.fields ?? {}).flat();
  const texts = problems.map((problem) =>
    typeof problem === 'string'
      ? message('en', problem)
      : message('en', problem.code, problem.params),
  );
  return texts.length > 0 ? texts.join('\n') : message('en', error.code, error.details.params);
}
