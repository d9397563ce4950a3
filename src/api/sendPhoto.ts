import { ApiError } from '@turntable/declare/api/apiError.ts';
import { perform, request } from '@turntable/declare/api/httpClient.ts';
import type { UploadProgress } from '@turntable/declare/api/sendWithProgress.ts';
import type { PathParams } from '@turntable/declare/api/url.ts';
import type { Call, ResponseOf } from '@turntable/declare/contract/call.ts';
import { uploads } from '../../contract/uploads/calls.ts';

/** A photo to upload. */
export interface Sending {
  /** The id of the upload: a repetition adds no second photo. */
  key: string;
  file: File;
  /** How many bytes of the file the server has kept from former attempts. */
  sent?: number | undefined;
  onSent?: (bytes: number) => void;
  onProgress?: UploadProgress;
  signal?: AbortSignal;
}

/** The text fields of a photo's form. */
interface Address {
  params?: PathParams;
  fields: Record<string, string | number>;
}

/** Sizes of pieces in bytes: small at first, so that one gets through a connection that breaks often, and twice as large after each. */
const SMALLEST_PIECE = 256 * 1024;
const LARGEST_PIECE = 4 * 1024 * 1024;

/** Whether a connection has broken since the page was loaded. Until then files are sent whole. */
let hasBroken = false;

const isAnswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== '';

const sendFrom = async <C extends Call>(
  call: C,
  { params = {}, fields }: Address,
  { key, file, sent = 0, onSent, onProgress, signal }: Sending,
): Promise<ResponseOf<C>> => {
  let offset = sent;
  const watch = (bytes: number) => ({
    ...(signal && { signal }),
    onProgress: (fraction: number) => onProgress?.((offset + fraction * bytes) / file.size),
  });
  let size = hasBroken || sent > 0 ? SMALLEST_PIECE : file.size;
  while (file.size - offset > size) {
    const piece = file.slice(offset, offset + size);
    const form = { fields: {}, files: { piece } };
    await request(uploads.piece, { params: { upload: key, offset }, form, ...watch(size) });
    offset += size;
    onSent?.(offset);
    size = Math.min(2 * size, LARGEST_PIECE);
  }
  const rest = new File([file.slice(offset)], file.name, { type: file.type });
  const form = {
    fields: { ...fields, upload: key, upload_offset: offset },
    files: { photo: rest },
  };
  return perform(call, { params, form, ...watch(rest.size) }) as Promise<ResponseOf<C>>; // the contract's answer
};

/**
 * Sends a photo by a call that takes its form: whole, or, once a connection has broken, in pieces, after those that the server has kept.
 * @throws as `request`.
 */
export const sendPhoto = async <C extends Call>(
  call: C,
  address: Address,
  sending: Sending,
): Promise<ResponseOf<C>> => {
  try {
    return await sendFrom(call, address, sending);
  } catch (error) {
    hasBroken ||= !isAnswered(error);
    // After two days the server has deleted the pieces: start again.
    if (!sending.sent || !isAnswered(error) || error.code !== 409) throw error;
    sending.onSent?.(0);
    return sendFrom(call, address, { ...sending, sent: 0 });
  }
};
