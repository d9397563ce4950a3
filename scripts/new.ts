// npm run new -- resource leads | field leads mileage integer | page reports: writes the files of a new resource, field or page. Asks in the
// terminal for values without a flag (docs/extending.md).

import { Command } from './new/command.ts';
import { addField } from './new/field.ts';
import { addPage } from './new/page.ts';
import { addResource } from './new/resource.ts';

const HELP = `npm run new -- resource leads --en "Lead, Leads, New lead" --de "Anfrage, Anfragen, Neue Anfrage" [--icon people] [--roles chief,employee] [--hooks]
npm run new -- field leads mileage integer --en Mileage --de Laufleistung [--required] [--unique] [--choices "a=A/A, b=B/B"] [--to cars]
npm run new -- page reports --en Reports --de Berichte [--icon photos] [--roles chief,employee]`;

/** The answer to `npm run new -- language`. */
const LANGUAGE = `A language cannot be added by a command yet: every label has an English and a German text (src/framework/define/label.ts), and users can
choose no other language (contract/accounts/account.ts, a check of the table users). Add by hand: a folder in src/i18n and a line in its
written.ts, texts in server/messages, a third text in each label, and a migration of that check.`;

const KINDS: Record<string, (command: Command) => Promise<string>> = {
  resource: addResource,
  field: addField,
  page: addPage,
  language: () => Promise.reject(new Error(LANGUAGE)),
};

try {
  const command = new Command(process.argv.slice(2));
  const add = Object.hasOwn(KINDS, command.kind) ? KINDS[command.kind] : undefined;
  if (!add) throw new Error(HELP);
  console.log(await add(command));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
