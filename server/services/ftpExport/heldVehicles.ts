import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { cars, users } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import { chosenPhotos } from '../photos/photos.ts';
import { namesOfPictures, unchangedPlates } from '../photos/unchangedPlates.ts';
import type { ServiceContext } from '../shared/context.ts';
import { labelOf } from '../vehicles/vehicleRows.ts';

/**
 * Tells the managers of a vehicle's company by e-mail, in their languages, that the vehicle is not sent automatically, and which pictures show a
 * plate. Does nothing where e-mail is not set up, and for a vehicle that is no longer held back. Throws when the mail server refuses.
 */
export const mailHeldVehicle = async (
  { config, db, mailer }: Pick<ServiceContext, 'config' | 'db' | 'mailer'>,
  carId: number,
): Promise<void> => {
  if (!config.smtpUrl) return;
  const mails = await db.asSystem(async (tx) => {
    const [car] = await tx.select().from(cars).where(eq(cars.id, carId));
    if (!car?.ftp_held_at) return [];
    const pictures = unchangedPlates(await chosenPhotos(tx, carId, {}));
    const managers = await tx
      .select({ email: users.email, locale: users.locale })
      .from(users)
      .where(
        and(eq(users.company_id, car.company_id), eq(users.role, 'chief'), eq(users.is_active, 1)),
      );
    return Promise.all(
      managers.map(async ({ email, locale }) => {
        const language: Locale = locale ?? 'en';
        const values = {
          vehicle: labelOf(car),
          pictures: await namesOfPictures(tx, pictures, language),
          link: `${config.publicUrl}/vehicles/${carId}`,
        };
        return {
          to: email,
          subject: message(language, 'mail_held_subject', values),
          text: message(language, 'mail_held_text', values),
        };
      }),
    );
  });
  for (const mail of mails) await mailer.send(mail);
};
