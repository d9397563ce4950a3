import { call } from '@turntable/declare/contract/call.ts';
import { id, url } from '@turntable/declare/contract/fields.ts';
import { textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { Instruction, InstructionCreate, InstructionRow, InstructionSave } from './instruction.ts';

const admin = ['admin'] as const;
const readers = ['admin', 'chief', 'employee'] as const;

/** Help articles: the operator writes them, the others read what is published (specification, chapter 2). */
export const instructions = {
  list: call({
    method: 'GET',
    path: 'help/instructions',
    summary: 'List help articles in their order',
    roles: readers,
    query: listQuery(
      ['position', 'updated_at'],
      { q: searchText('titles and texts in both languages'), published: textFlag.optional() },
      { size: 100 },
    ),
    response: page(InstructionRow),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'help/instructions/:id',
    summary: 'Get a help article',
    roles: readers,
    params: rowId,
    response: one(Instruction),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'help/instructions',
    summary: 'Add a help article',
    roles: admin,
    body: InstructionCreate,
    response: one(Instruction),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'help/instructions/:id',
    summary: 'Save a help article',
    roles: admin,
    params: rowId,
    body: InstructionSave,
    response: one(Instruction),
    assumed: true,
  }),
  order: call({
    method: 'POST',
    path: 'help/instructions/order',
    summary: 'Order the help articles; articles that are not named follow in their previous order',
    roles: admin,
    body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
    response: done,
    assumed: true,
  }),
  uploadPicture: call({
    method: 'POST',
    path: 'help/instructions/pictures',
    summary:
      'Upload a picture for a help article; it is deleted unless an article shows it within a day',
    roles: admin,
    form: { fields: z.strictObject({}), files: ['picture'] },
    response: one(z.strictObject({ url })),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'help/instructions/:id',
    summary: 'Delete a help article',
    roles: admin,
    params: rowId,
    response: done,
    assumed: true,
  }),
};
