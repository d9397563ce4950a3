import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import { adminComplaints, type complaints } from '../../../contract/complaints/calls.ts';
import {
  addComplaint,
  answerComplaint,
  complaintsOfCar,
  listComplaints,
  readComplaint,
} from '../../services/complaints/complaints.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readForm } from '../uploads/photoForm.ts';

/** Returns the handlers of a company's reported problems. */
export const complaintsHandlers = (context: ServiceContext): Handlers<typeof complaints> => ({
  ofCar: async ({ principal, params }) => ({
    data: await complaintsOfCar(context, principal, params.car),
  }),
  send: async ({ principal, params, body }) => ({
    data: await addComplaint(context, principal, params.car, body),
  }),
});

/** Returns the handlers of every company's reported problems, which the operator reads and answers. */
export const adminComplaintsHandlers = (
  context: ServiceContext,
): Handlers<typeof adminComplaints> => ({
  list: async ({ query }) => new RawJsonReply(await listComplaints(context, query)),
  one: async ({ params }) => ({ data: await readComplaint(context, params.id) }),
  ofCar: async ({ principal, params }) => ({
    data: await complaintsOfCar(context, principal, params.car),
  }),
  answer: async ({ params, request }) => {
    const { fields, file } = await readForm(request, adminComplaints.answer.form, context.config);
    await using _ = file;
    return { data: await answerComplaint(context, params.id, fields, file) };
  },
});
