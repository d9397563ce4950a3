import { call } from '@turntable/declare/contract/call.ts';
import { line } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, link, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { rowId } from '../companies/params.ts';
import { Dataset } from './album.ts';

const admin = ['admin'] as const;

/** The operator's neuro-datasets: training material (specification, chapter 7; docs/decisions/albums.md). */
export const adminDatasets = {
  list: call({
    method: 'GET',
    path: 'admin/neurodataset',
    summary: 'List neuro-datasets',
    roles: admin,
    query: listQuery(['created_at', 'name'] as const, { q: searchText('the name') }),
    response: page(Dataset),
    assumed: true,
  }),
  upload: call({
    method: 'POST',
    path: 'admin/neurodataset/upload',
    summary: "Add a file as a neuro-dataset, under the file's name unless another is given",
    roles: admin,
    form: { fields: z.strictObject({ name: line(200).optional() }), files: ['file'] },
    response: one(Dataset),
  }),
  download: call({
    method: 'GET',
    path: 'admin/neurodataset/download/:id',
    summary: 'Prepare a neuro-dataset for download',
    changesNothing: true,
    roles: admin,
    params: rowId,
    response: link,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/neurodataset/:id/delete',
    summary: 'Delete a neuro-dataset',
    roles: admin,
    params: rowId,
    response: done,
    assumed: true,
  }),
};
