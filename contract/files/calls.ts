import { call } from '@turntable/declare/contract/call.ts';
import { z } from 'zod';

const signature = z.strictObject({
  expires: z.string().regex(/^\d{10}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

/** Pictures and prepared downloads: other responses contain their addresses, which are signed and short-lived and need no token. */
export const files = {
  picture: call({
    method: 'GET',
    path: 'files/:key',
    summary: 'Get a picture',
    roles: 'public',
    params: z.strictObject({ key: z.string().regex(/^[\w.-]{8,120}$/) }),
    query: signature,
    response: 'bytes',
    assumed: true,
  }),
  download: call({
    method: 'GET',
    path: 'downloads/:ticket',
    summary: 'Download a prepared file: a picture or a ZIP',
    roles: 'public',
    params: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) }),
    response: 'bytes',
    assumed: true,
  }),
};
