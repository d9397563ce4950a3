import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { PRODUCT_NAME } from '../../../brand.ts';
import type { Context } from '../../context.ts';
import { cars, companies, photoComplaints } from '../../db/schema/index.ts';
import { message } from '../../messages/index.ts';
import { languageOfOperator } from '../accounts/operators.ts';
import { labelOf } from '../vehicles/vehicleRows.ts';

/**
 * Sends a reported problem to the operator's e-mail address, in the operator's language. Throws when the mail server refuses; does nothing for a
 * report that was deleted with its photo.
 */
export const mailComplaint = async ({ config, db, mailer }: Context, id: number): Promise<void> => {
  const mail = await db.asSystem(async (tx) => {
    const [found] = await tx
      .select({ complaint: photoComplaints, company: companies.title, car: cars })
      .from(photoComplaints)
      .innerJoin(companies, eq(companies.id, photoComplaints.company_id))
      .innerJoin(cars, eq(cars.id, photoComplaints.car_id))
      .where(eq(photoComplaints.id, id));
    if (!found) return null;
    const { complaint, company, car } = found;
    const language = await languageOfOperator(tx);
    const values = {
      product: PRODUCT_NAME,
      vehicle: labelOf(car),
      name: complaint.sender_name,
      company,
      text: complaint.text,
      link: `${config.publicUrl}/complaints/${id}`,
    };
    return {
      to: config.support.email,
      subject: message(language, 'mail_complaint_subject', values),
      text: message(language, 'mail_complaint_text', values),
    };
  });
  if (mail) await mailer.send(mail);
};
