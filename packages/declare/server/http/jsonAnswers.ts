import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { type Call, isReadOnly } from '../../contract/call.ts';

/** Smaller responses fit into one packet anyway. */
const COMPRESSED_FROM_BYTES = 1024;
/** The field of responses that hold a token. */
const TOKEN_FIELD = 'access_token';

/** The scopes in which routes are registered, by how their responses are treated. */
export interface AnswerScopes {
  /** Reading calls with JSON responses: with an ETag, and 304 if the client has the current response. */
  readonly reads: FastifyInstance;
  readonly others: FastifyInstance;
}

/**
 * Creates scopes that compress JSON responses, except of routes that opt out (`isCompressed`), and calls `register` once routes can be added.
 * ETags depend on the content, so that no user's response passes for another's; they are weak, as one stands for all encodings.
 */
export const withJsonAnswers = async (
  app: FastifyInstance,
  register: (scopes: AnswerScopes) => void,
): Promise<void> => {
  await app.register(async (others) => {
    await others.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: COMPRESSED_FROM_BYTES,
      globalDecompression: false,
    });
    await others.register(async (reads) => {
      await reads.register(etag, { weak: true });
      register({ reads, others });
    });
  });
};

/** Returns whether a client may cache and revalidate the response: JSON of a GET that only reads. */
export const isRevalidated = (call: Call): boolean =>
  isReadOnly(call) && !call.changesNothing && call.response !== 'bytes';

/**
 * Returns whether a call's responses are compressed: not pictures and ZIPs, which are compressed already, nor responses with a token, whose
 * compressed size would reveal it (BREACH).
 */
export const isCompressed = ({ response }: Call): boolean =>
  response !== 'bytes' && !('shape' in response && TOKEN_FIELD in (response.shape as object));
