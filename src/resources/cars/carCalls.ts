import { cars as plain } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';

const { one, create, save, remove, process, download } = plain;
/** Which prefix a role uses is per call, not per resource (specification, chapters 6 and 7). */
export const carCalls = {
  chief: {
    ...{ list: companyCars.list, one, create, save, remove },
    ...{
      process: companyCars.process,
      download: companyCars.download,
      ftpUpload: companyCars.ftpUpload,
    },
  },
  employee: { list: plain.list, one, create, save, remove, process, download },
};
