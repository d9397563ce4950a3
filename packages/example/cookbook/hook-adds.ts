import * as field from '@turntable/declare/define/field.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import type { Hooks } from '@turntable/declare/server/rest/hooks.ts';

const ITEM = field.text({ en: 'Item', fr: 'Article' }, { required: true, maxLength: 120 });
const AMOUNT = field.integer({ en: 'Amount', fr: 'Quantité' }, { required: true });

/** Stock that the owner changes. */
export const stocks = defineRestResource('stocks', {
  path: 'stocks',
  label: { en: ['Stock', 'Stocks', 'New stock'], fr: ['Stock', 'Stocks', 'Nouveau stock'] },
  icon: 'parts',
  access: { owner: ['list', 'show', 'create', 'edit', 'delete'] },
  name: 'item',
  fields: {
    item: ITEM,
    amount: AMOUNT,
  },
  menu: { order: 10 },
});

/** The changes of stock, which nobody enters. */
export const movements = defineRestResource('movements', {
  path: 'movements',
  label: {
    en: ['Movement', 'Movements', 'New movement'],
    fr: ['Mouvement', 'Mouvements', 'Nouveau mouvement'],
  },
  icon: 'parts',
  access: { owner: ['list', 'show'] },
  name: 'item',
  fields: {
    item: ITEM,
    amount: AMOUNT,
  },
  menu: { order: 20 },
});

/** Records each change of an amount, in the transaction that changes it. */
export const stockHooks: Hooks = {
  after: async ({ verb, record, before, tx }) => {
    const change = Number(record.amount) - Number(before?.amount ?? 0);
    if (verb === 'delete' || change === 0) return;
    await tx.execute(
      sql`insert into movements (company_id, item, amount) values (${record.company_id}, ${record.item}, ${change})`,
    );
  },
};
