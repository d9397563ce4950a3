import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import { disposeFiles, readParts } from '@turntable/declare/server/http/formParts.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { type adminSupport, support } from '../../../contract/support/calls.ts';
import { FEEDBACK_FILES } from '../../../contract/support/feedback.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import {
  createSupportService,
  listFeedback,
  prepareFeedbackFile,
  readFeedback,
  setFeedbackState,
} from '../../services/support/support.ts';
import { tooLarge } from '../uploads/uploadLimits.ts';

const tooMany = () =>
  invalidField('files', { code: 'too_many_items', params: { maximum: FEEDBACK_FILES.most } });

/** Returns the handler that takes support requests, for companies. */
export const supportHandlers = (context: ServiceContext): Handlers<typeof support> => {
  const desk = createSupportService(context);
  const { dataDir, uploadLimitBytes } = context.config;
  const limits = {
    dataDir,
    uploadLimitBytes: Math.min(uploadLimitBytes, FEEDBACK_FILES.megabytes * 1024 * 1024),
  };
  return {
    send: async ({ principal, request }) => {
      const { fields, files } = await readParts(request, support.send.form, limits, {
        most: FEEDBACK_FILES.most + 1,
        problemOf: (field, before) => {
          if (!support.send.form.files.some((part) => part === field)) return 'unknown_field';
          const isSecond = field === 'screenshot' && before.some((part) => part.field === field);
          return isSecond ? 'photo_one_only' : undefined;
        },
        tooLarge: (field) => tooLarge(field, limits.uploadLimitBytes),
        tooMany,
      });
      try {
        const enclosed = files.filter(({ field }) => field === 'files').map(({ file }) => file);
        if (enclosed.length > FEEDBACK_FILES.most) throw tooMany();
        await desk.take(principal, fields, {
          screenshot: files.find(({ field }) => field === 'screenshot')?.file,
          files: enclosed,
        });
      } finally {
        await disposeFiles(files);
      }
      return DONE;
    },
  };
};

/** Returns the handlers of support requests, for the operator. */
export const adminSupportHandlers = (context: ServiceContext): Handlers<typeof adminSupport> => ({
  list: async ({ query }) => new RawJsonReply(await listFeedback(context, query)),
  one: async ({ params }) => ({ data: await readFeedback(context, params.id) }),
  setState: async ({ params, body }) => ({
    data: await setFeedbackState(context, params.id, body.state),
  }),
  download: ({ principal, params }) =>
    prepareFeedbackFile(context, principal, params.id, params.file),
});
