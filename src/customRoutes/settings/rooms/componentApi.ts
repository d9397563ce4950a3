import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { exchange, perform } from '../../../api/httpClient.ts';
import type { UploadProgress } from '../../../api/sendWithProgress.ts';
import { callOf, pathParams } from '../../../dataProvider/resourceCalls.ts';
import type { Place } from '../../../ui/place/Place.ts';

/** New pictures by the views' ids. */
export type Files = ReadonlyMap<number, File>;

interface Parcel {
  around?: Place['params'];
  id?: number;
  query?: Record<string, number>;
  body?: Record<string, unknown>;
  form?: { fields: Record<string, string | number>; files: Record<string, File> };
  onProgress?: UploadProgress | undefined;
}

/** As the call names a picture's part (specification, chapter 7). */
const partsOf = (files: Files): Record<string, File> =>
  Object.fromEntries([...files].map(([view, file]) => [`image[angle_${view}]`, file]));

/** The view that an error of such a part is about. */
export const viewOfPart = (part: string): number | undefined => {
  const view = /^image\[angle_(\d+)\]$/.exec(part)?.[1];
  return view === undefined ? undefined : Number(view);
};

/**
 * The calls about the walls or floors of their owner where the resource stands: the own company, a named one, the operator.
 * Those that change one name the version that the user has seen. Everything throws ApiError.
 */
export const componentApi = (resource: string, params: Place['params']) => {
  const send = async (
    name: string,
    { around = {}, id, ...parcel }: Parcel,
  ): Promise<ComponentRow> => {
    const call = callOf(resource, name);
    const answer = await perform(call, {
      params: pathParams(call, { ...params, ...around }, id),
      ...parcel,
    });
    return (answer as { data: ComponentRow }).data; // every call below answers the wall or floor
  };
  return {
    read: (id: number) => send('one', { id }),
    create: (name: string, files: Files, onProgress?: UploadProgress) =>
      send('create', { form: { fields: { name }, files: partsOf(files) }, onProgress }),
    rename: ({ id, version }: ComponentRow, name: string) =>
      send('save', { id, body: { name, version } }),
    add: ({ id, version }: ComponentRow, files: Files, onProgress?: UploadProgress) =>
      send('addImages', { id, form: { fields: { version }, files: partsOf(files) }, onProgress }),
    take: ({ id, version }: ComponentRow, angle: number) =>
      send('removeImage', { around: { angle }, id, query: { version } }),
    download: async (id: number): Promise<Blob> => {
      const call = callOf(resource, 'download');
      return (await exchange(call, { params: pathParams(call, params, id) })).body as Blob; // the contract says `bytes`
    },
  };
};

export type ComponentApi = ReturnType<typeof componentApi>;
