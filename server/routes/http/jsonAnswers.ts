import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { TokenAnswer } from '../../../contract/accounts/session.ts';
import { type Call, isReadOnly } from '../../../contract/call.ts';

/** Smaller answers fit into one packet anyway. */
const COMPRESSED_FROM_BYTES = 1024;
/** The field of the contract's answers that hold a token. */
const TOKEN_FIELD = 'access_token' satisfies keyof TokenAnswer;

/** The scopes in which routes are registered, by the treatment of their answers. */
export interface AnswerScopes {
  /** Reading calls in JSON: with an ETag, and 304 when the client has the current answer. */
  readonly reads: FastifyInstance;
  readonly others: FastifyInstance;
}

/**
 * Makes scopes whose answers in JSON are compressed, but for routes that opt out (`isCompressed`). Calls back when routes can be registered in
 * them. ETags are those of the content, so that nobody's answer passes for another's; they are weak, because one stands for all encodings.
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

/** Whether a client may cache and revalidate the answer: JSON of a GET that only reads. */
export const isRevalidated = (call: Call): boolean =>
  isReadOnly(call) && !call.changesNothing && call.response !== 'bytes';

/**
 * Whether a call's answers are compressed. Pictures and ZIPs are compressed as they are, and how well an answer with a token compresses
 * would reveal the token (BREACH).
 */
export const isCompressed = ({ response }: Call): boolean =>
  response !== 'bytes' && !('shape' in response && TOKEN_FIELD in (response.shape as object));
