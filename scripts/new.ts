// npm run new -- resource leads | field leads mileage integer | page reports: writes what a new one needs, to be read and changed. What no flag
// says is asked for in a terminal (docs/extending.md).
import { addField } from './new/field.ts';
import { Orders } from './new/orders.ts';
import { addPage } from './new/page.ts';
import { addResource } from './new/resource.ts';

const HELP = `npm run new -- resource leads --en "Lead, Leads, New lead" --de "Anfrage, Anfragen, Neue Anfrage" [--icon people] [--roles chief,employee] [--hooks]
npm run new -- field leads mileage integer --en Mileage --de Laufleistung [--required] [--unique] [--choices "a=A/A, b=B/B"] [--to cars]
npm run new -- page reports --en Reports --de Berichte [--icon photos] [--roles chief,employee]`;

/** Why a language is no command yet. */
const LANGUAGE = `A language cannot be added by a command yet: every label has to be there in English and German (src/framework/define/label.ts), and
users may choose no other (contract/accounts/account.ts, a check of the table users). By hand: a folder in src/i18n and a line in its
written.ts, texts in server/messages, a third text in each label, and a migration of that check.`;

const KINDS: Record<string, (orders: Orders) => Promise<string>> = {
  resource: addResource,
  field: addField,
  page: addPage,
  language: () => Promise.reject(new Error(LANGUAGE)),
};

try {
  const orders = new Orders(process.argv.slice(2));
  const add = Object.hasOwn(KINDS, orders.kind) ? KINDS[orders.kind] : undefined;
  if (!add) throw new Error(HELP);
  console.log(await add(orders));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
