// npm run new -- resource leads | field leads mileage integer | page reports | language fr: writes the files of a new resource,
// field, page or language. Asks in the terminal for values without a flag (docs/extending.md).

import { Command } from './new/command.ts';
import { addField } from './new/field.ts';
import { addLanguage } from './new/language.ts';
import { addPage } from './new/page.ts';
import { addResource } from './new/resource.ts';

const HELP = `npm run new -- resource leads --en "Lead, Leads, New lead" --de "Anfrage, Anfragen, Neue Anfrage" [--icon people] [--roles chief,employee] [--platform] [--hooks]
npm run new -- resource contacts --en … --de … --source https://crm.example/api [--dialect jsonServer] [--auth CRM_TOKEN]
npm run new -- field leads price money --en Price --de Preis [--min 0] [--max 100] [--required] [--unique] [--choices "a=A/A, b=B/B"] [--to cars]
npm run new -- field cars mileage integer --en Mileage --de Laufleistung [--min 0] [--max 100] [--choices "a=A/A, b=B/B"] [--sorted] [--filtered]
npm run new -- page reports --en Reports --de Berichte [--icon photos] [--roles chief,employee]
npm run new -- language fr`;

const KINDS: Record<string, (command: Command) => Promise<string>> = {
  resource: addResource,
  field: addField,
  page: addPage,
  language: addLanguage,
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
