import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';

/** Calls that free space, and those needed before them: they may use the last of the reserve. */
const MAKES_ROOM = /^\/api\/(auth\/.*|.*\/delete)$/;

/** An upload needs space twice: in the uploads folder and, for a moment, in the storage. */
const COPIES = 2;

/** Returns whether a request may change something. */
export const isWriting = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (routeOptions.config as FastifyContextConfig).changesNothing !== true;

/**
 * Refuses calls that need space on a full disk before anything is written: uploads, and, with the embedded database on the same disk,
 * every call that writes.
 */
export const guardDisk = (
  app: FastifyInstance,
  { db, disk }: Pick<Context, 'db' | 'disk'>,
): void => {
  const assertRoomFor = (request: FastifyRequest): Promise<void> => {
    const { url = '', config } = request.routeOptions;
    if ((config as FastifyContextConfig).form !== undefined)
      return disk.assertRoom(COPIES * Number(request.headers['content-length'] ?? 0));
    return request.method === 'DELETE' || MAKES_ROOM.test(url)
      ? disk.assertLastRoom()
      : disk.assertRoom();
  };
  app.addHook('preHandler', async (request) => {
    if (!isWriting(request)) return;
    if (
      db.kind !== 'pglite' &&
      (request.routeOptions.config as FastifyContextConfig).form === undefined
    )
      return;
    try {
      await assertRoomFor(request);
    } catch (error) {
      // As in formParts.ts: a sender that is cut off would never read the answer.
      request.raw.resume();
      throw error;
    }
  });
};
