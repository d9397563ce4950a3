import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { adminDatasets } from '../../../contract/albums/datasetCalls.ts';
import {
  addDataset,
  listDatasets,
  prepareDatasetDownload,
  removeDataset,
} from '../../services/albums/datasets.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readForm } from '../uploads/photoForm.ts';

/** Returns the handlers of the operator's neuro-datasets. */
export const adminDatasetsHandlers = (context: ServiceContext): Handlers<typeof adminDatasets> => {
  const limits = {
    dataDir: context.config.dataDir,
    uploadLimitBytes: context.config.datasetLimitBytes,
  };
  return {
    list: async ({ query }) => new RawJsonReply(await listDatasets(context, query)),
    upload: async ({ request }) => {
      const { fields, file } = await readForm(request, adminDatasets.upload.form, limits);
      await using dataset = file;
      if (!dataset) throw invalidField('file', 'file_missing');
      return { data: await addDataset(context, dataset, fields.name) };
    },
    download: ({ principal, params }) => prepareDatasetDownload(context, principal, params.id),
    remove: async ({ params }) => {
      await removeDataset(context, params.id);
      return DONE;
    },
  };
};
