import type { BodyOf, FieldsOf, QueryOf } from '@turntable/declare/contract/call.ts';
import { and, desc, eq } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { invalidField, notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import type { adminComplaints, complaints } from '../../../contract/complaints/calls.ts';
import type { Complaint, ComplaintCase } from '../../../contract/complaints/complaint.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies, photoComplaints, photos, users } from '../../db/schema/index.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { word } from '../lists/values.ts';
import { chosenPhoto } from '../photos/photos.ts';
import { showFinishedPicture, storeFinishedPicture } from '../photos/upload.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { within } from '../shared/period.ts';
import { findCar, lockCar } from '../vehicles/vehicleRows.ts';

type Row = typeof photoComplaints.$inferSelect;
type ComplaintQuery = QueryOf<typeof adminComplaints.list>;

const view = ({ company_id: _, user_id: __, created_at, answered_at, ...row }: Row): Complaint => ({
  ...row,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
});

/** Returns the reported problems of a vehicle's pictures, the latest first. Throws 404. */
export const complaintsOfCar = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  carId: number,
): Promise<Complaint[]> =>
  db.as(scopeOf(principal), async (tx) => {
    await findCar(tx, carId);
    const rows = await tx
      .select()
      .from(photoComplaints)
      .where(eq(photoComplaints.car_id, carId))
      .orderBy(desc(photoComplaints.created_at), desc(photoComplaints.id));
    return rows.map(view);
  });

/**
 * Reports a problem of a finished picture to the operator, by e-mail too where that is set up. Throws 404; 422 at `photo` for an unfinished one; 409 while the last report
 * about it has no reply.
 */
export const addComplaint = (
  { db, config, queue }: Pick<ServiceContext, 'db' | 'config' | 'queue'>,
  principal: Principal,
  carId: number,
  { photo: photoId, about, text }: BodyOf<typeof complaints.send>,
): Promise<Complaint> =>
  db.as(scopeOf(principal), async (tx) => {
    const car = await lockCar(tx, carId);
    const photo = await chosenPhoto(tx, carId, photoId);
    if (photo.processed_key === null) throw invalidField('photo', 'no_finished_picture');
    const open = and(eq(photoComplaints.photo_id, photoId), eq(photoComplaints.state, 'open'));
    if ((await tx.select({ id: photoComplaints.id }).from(photoComplaints).where(open)).length > 0)
      throw new Refusal(409, 'complaint_open');
    const [sender] = await tx
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, principal.userId));
    if (!sender) throw new Error(`user ${principal.userId} is gone`);
    const [written] = await tx
      .insert(photoComplaints)
      .values({
        photo_id: photoId,
        car_id: carId,
        company_id: car.company_id,
        user_id: principal.userId,
        sender_name: sender.name,
        about,
        text,
      })
      .returning();
    if (!written) throw new Error('an insert returned no row');
    if (config.smtpUrl)
      await queue.add(tx, 'mail-complaint', [{ data: { complaint: written.id } }]);
    return view(written);
  });

const sheet: ListSheet<
  ComplaintQuery['sort'],
  Pick<ComplaintQuery, 'state' | 'about' | 'created_in' | 'company'>
> = {
  table: 'photo_complaints',
  columns: () => `
    page.id, page.photo_id, page.car_id, page.about, page.text, page.sender_name, page.state, page.answer, page.corrected,
    page.created_at, page.answered_at, company.title as company, car.vehicle_name as vehicle`,
  joins: `
    left join lateral (select title from companies where id = page.company_id limit 1) as company on true
    left join lateral (select vehicle_name from cars where id = page.car_id limit 1) as car on true`,
  sorts: { created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' } },
  conditions: ({ state, about, created_in, company }, values) => [
    ...(state === undefined ? [] : [`state = ${word(state)}`]),
    ...(about === undefined ? [] : [`about = ${word(about)}`]),
    ...(created_in === undefined ? [] : within('created_at', created_in, values)),
    ...(company === undefined ? [] : [`company_id = ${values.add(company, 'integer')}`]),
  ],
  search: { text: 'search_text', indexed: false },
};

/** Returns every company's reported problems, for the operator, as JSON in the contract's shape. */
export const listComplaints = (context: ListContext, query: ComplaintQuery): Promise<Buffer> =>
  readPage(context, sheet, { scope: 'operator', companies: 'every', query });

/** Returns a reported problem with its pictures, for the operator. Throws 404. */
export const readComplaint = (
  context: Pick<Context, 'db' | 'signing'>,
  id: number,
): Promise<ComplaintCase> => context.db.as('operator', (tx) => findCase(context, tx, id));

const findCase = async (
  { signing }: Pick<Context, 'signing'>,
  tx: Tx,
  id: number,
): Promise<ComplaintCase> => {
  const [found] = await tx
    .select({
      complaint: photoComplaints,
      company: companies.title,
      vehicle: cars.vehicle_name,
      photo: photos,
    })
    .from(photoComplaints)
    .innerJoin(companies, eq(companies.id, photoComplaints.company_id))
    .innerJoin(cars, eq(cars.id, photoComplaints.car_id))
    .innerJoin(photos, eq(photos.id, photoComplaints.photo_id))
    .where(eq(photoComplaints.id, id));
  if (!found) throw notFound();
  const { complaint, company, vehicle, photo } = found;
  return {
    ...view(complaint),
    company,
    vehicle,
    original: signing.urlOf(photo.original_key),
    picture: photo.processed_key && signing.urlOf(photo.processed_key),
  };
};

/**
 * Answers a complaint. A corrected picture becomes the photo's finished one, free of charge; the one before stays as a version.
 * Throws 404; 409 when it has been answered; 422 for a file that is no usable image, and for one that comes with a refusal.
 */
export const answerComplaint = async (
  context: ServiceContext,
  id: number,
  { state, answer }: FieldsOf<typeof adminComplaints.answer>,
  file: ReceivedFile | undefined,
): Promise<ComplaintCase> => {
  if (file && state === 'declined') throw invalidField('photo', 'declined_without_picture');
  const { car_id, photo_id } = await context.db.as('operator', (tx) => findOpen(tx, id));
  const picture = file && (await storeFinishedPicture(context, car_id, file));
  return context.db.as('operator', async (tx) => {
    await lockCar(tx, car_id);
    await findOpen(tx, id);
    const photo = await chosenPhoto(tx, car_id, photo_id);
    if (picture)
      await showFinishedPicture(context, tx, photo, { ...picture, made_by: 'correction' });
    await tx
      .update(photoComplaints)
      .set({ state, answer, corrected: picture ? 1 : 0, answered_at: new Date() })
      .where(eq(photoComplaints.id, id));
    return findCase(context, tx, id);
  });
};

const findOpen = async (tx: Tx, id: number): Promise<Row> => {
  const [found] = await tx.select().from(photoComplaints).where(eq(photoComplaints.id, id));
  if (!found) throw notFound();
  if (found.state !== 'open') throw new Refusal(409, 'complaint_answered');
  return found;
};
