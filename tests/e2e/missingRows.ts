import type { Database } from '../../server/db/client.ts';

/**
 * Inserts rows that the sample data lacks: complaints, deliveries, messages, import runs, comments on views, datasets, passkeys.
 * @param words the text of lists and names, without an apostrophe
 */
export const addMissingRows = (db: Database, words: string): Promise<void> =>
  db.systemScript(`
  insert into photo_complaints (photo_id, car_id, company_id, sender_name, about, text, answer)
    select distinct on (car_id) id, car_id, company_id, 'sender', 'other', 'text', 'answer' from photos order by car_id, id;
  insert into ftp_deliveries (company_id, car_id, job_id, asked_by, state, host, folder, finished_at)
    select company_id, id, gen_random_uuid(), 'asker', 'failed', 'host', 'folder', now() from cars;
  insert into feedback (company_id, user_id, sender_name, sender_email, subject, text)
    select company_id, id, 'sender', email, 'subject', 'text' from users where company_id is not null;
  insert into feedback_files (feedback_id, company_id, name, key, bytes) select id, company_id, 'name', 'key', 1 from feedback;
  insert into ftp_delivery_files (delivery_id, company_id, position, name, state) select id, company_id, 1, 'name', 'failed' from ftp_deliveries;
  insert into ftp_import_runs (company_id, job_id, state, refusals_count, refusals, faults_count, faults, finished_at)
    select id, gen_random_uuid(), 'done', 1, '[{"path":"${words}","reason":"photo_too_many_pixels"}]',
      1, '[{"line":1,"field":null,"value":"${words}","reason":"feed_no_key"}]', now() from companies;
  insert into ftp_import_settings (company_id, columns) select id, array['${words}'] from companies
    on conflict (company_id) do update set columns = excluded.columns;
  insert into company_angles (company_id, preset_item_id, comment) select companies.id, preset_items.id, 'comment' from companies, preset_items
    on conflict (company_id, preset_item_id) do update set comment = 'comment';
  insert into datasets (name, key, bytes) values ('name', 'dataset-key', 1);
  insert into passkeys (user_id, credential_id, public_key, counter, name) select id, 'credential ' || id, 'key', 0, 'name' from users;
`);
