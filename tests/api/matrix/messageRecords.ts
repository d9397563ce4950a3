import { COMPANIES, type CompanyName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';
import { createLookRecords, type LookRecords } from './lookRecords.ts';

/** What the operator has written, and other records of a company that are neither vehicles nor users. */
export interface MessageRecords extends LookRecords {
  /** Active; offers are enabled for the company. */
  offer: number;
  /** Sent to the company only, and names it. */
  notification: number;
  /** Published. */
  instruction: number;
  /** The company's own. */
  room: number;
  /** An entry of the company's ledger. */
  entry: number;
  /** An album of the company, with a photo. */
  album: number;
  albumPhoto: number;
  /** A neuro-dataset of the operator. */
  dataset: number;
  /** A support request of a user of the company, with a file. */
  feedback: number;
  feedbackFile: number;
}

let count = 0;

/** Inserts one of each for the company without the API, whose calls to write are tested themselves. */
export async function createMessageRecords(
  { db, testData }: TestServer,
  company: CompanyName,
): Promise<MessageRecords> {
  const companyId = testData.companies[company];
  const { title } = COMPANIES[company];
  count += 1;
  const insert = async (statement: string, ...values: unknown[]): Promise<number> =>
    Number((await db.systemQuery(statement, values)).rows[0]?.id);
  await db.systemQuery(
    'update companies set are_offers_enabled = 1 where id = $1 and are_offers_enabled = 0',
    [companyId],
  );
  const album = await insert(
    'insert into album_sections (company_id, name) values ($1, $2) returning id',
    companyId,
    `Album von ${title} ${count}`,
  );
  const feedback = await insert(
    `insert into feedback (company_id, sender_name, sender_email, subject, text) values ($1, 'Wer', 'wer@people.test', $2, 'Text') returning id`,
    companyId,
    `Frage von ${title} ${count}`,
  );
  return {
    ...(await createLookRecords(insert, companyId)),
    album,
    albumPhoto: await insert(
      `insert into album_photos (section_id, company_id, name, key, preview_key, bytes, width, height)
       values ($1, $2, $3, $4, $4 || '.preview', 1, 1, 1) returning id`,
      album,
      companyId,
      `${title}.jpg`,
      `album-${count}-${companyId}.jpg`,
    ),
    dataset: await insert(
      `insert into datasets (name, key, bytes) values ($1, $1, 1) returning id`,
      `dataset-${count}-${companyId}.bin`,
    ),
    feedback,
    feedbackFile: await insert(
      `insert into feedback_files (feedback_id, company_id, name, key, bytes) values ($1, $2, 'liste.pdf', $3, 1) returning id`,
      feedback,
      companyId,
      `feedback-${count}-${companyId}.bin`,
    ),
    offer: await insert(
      'insert into special_offers (title, active) values ($1, true) returning id',
      `Angebot ${count}`,
    ),
    notification: await insert(
      `with notice as (insert into notifications (text, to_all) values ($1, 0) returning id)
       insert into notification_targets (notification_id, company_id) select id, $2 from notice returning notification_id as id`,
      `Nachricht an ${title}`,
      companyId,
    ),
    instruction: await insert(
      'insert into instructions (title_en, published) values ($1, 1) returning id',
      `Anleitung ${count}`,
    ),
    room: await insert(
      `with parts as (insert into room_components (company_id, kind, name) values ($1, 'wall', 'Wand'), ($1, 'floor', 'Boden') returning id, kind)
       insert into rooms (company_id, name, wall_id, floor_id)
       select $1, $2, max(id) filter (where kind = 'wall'), max(id) filter (where kind = 'floor') from parts returning id`,
      companyId,
      `Raum von ${title} ${count}`,
    ),
    entry: await insert(
      `insert into ledger_entries (company_id, type, amount, vehicle) values ($1, 'credits_added', 1, $2) returning id`,
      companyId,
      `Wagen von ${title}`,
    ),
  };
}
