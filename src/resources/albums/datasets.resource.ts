import { dateTime, integer, text } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminDatasets } from '../../../contract/albums/datasetCalls.ts';

/** The operator's neuro-datasets (specification, chapters 2 and 7). Must be declared before the albums: its address begins like theirs. */
export const datasets = defineResource('datasets', {
  path: 'photos/datasets',
  label: { en: ['Neuro-dataset', 'Neuro-datasets'], de: ['Neuro-Datensatz', 'Neuro-Datensätze'] },
  icon: 'cloud',
  api: { admin: adminDatasets },
  access: { admin: ['list', 'delete', 'download'] },
  name: 'name',
  fields: {
    name: text({ en: 'Name', de: 'Name' }),
    bytes: integer(
      { en: 'Size', de: 'Größe' },
      { width: '140px', sort: false, cell: () => import('./SizeCell.tsx') },
    ),
    created_at: dateTime({ en: 'Uploaded', de: 'Hochgeladen' }, { width: '160px' }),
  },
  list: {
    columns: ['name', 'bytes', 'created_at'],
    sort: ['created_at', 'DESC'],
    rowTo: 'none',
    search: { en: 'Search name …', de: 'Name suchen …' },
    empty: {
      en: 'No dataset has been uploaded yet.',
      de: 'Es wurde noch kein Datensatz hochgeladen.',
    },
    above: () => import('../../customRoutes/albums/DatasetUpload.tsx'),
  },
  actions: {
    download: {
      call: 'download',
      label: { en: 'Download', de: 'Herunterladen' },
      icon: 'download',
      on: ['row'],
      opens: true,
      done: { en: 'The download begins', de: 'Der Download beginnt' },
    },
  },
});
