import { call } from '../call.ts';
import { Instruction, InstructionCreate, InstructionRow, InstructionSave } from '../entities/communication.ts';
import { textFlag } from '../flag.ts';
import { listQuery, searchText } from '../listQuery.ts';
import { done, one, page } from '../page.ts';
import { rowId } from './companyParams.ts';

const admin = ['admin'] as const;
const readers = ['admin', 'chief', 'employee'] as const;

/** Help articles: the operator writes them, the others read what is published (specification, chapter 2). */
export const instructions = {
  list: call({
    method: 'GET',
    path: 'help/instructions',
    summary: 'Help articles, in their order',
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
    summary: 'A help article',
    roles: readers,
    params: rowId,
    response: one(Instruction),
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'help/instructions',
    summary: 'Write a help article',
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
