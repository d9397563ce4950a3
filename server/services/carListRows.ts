/** A moment as the contract writes it. */
const utc = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A row of the list in the contract's shape (entities/car.ts, CarRow); `thumbnail_url` still holds the file's key. */
export const ROW_COLUMNS = `
  page.id, page.car, page.vin, page.vehicle_name, page.brand, page.model, page.body_type, page.fuel_type, page.hp, page.ccm,
  page.user_id, page.company_id, companies.title as company_title, page.moderated,
  companies.cars_need_premoderation as "carsNeedPremoderation", page.moderation, page.to_fix_comment, page.state,
  companies.angles_count, page.photos_count, page.processed_count, page.thumbnail_key as thumbnail_url, page.from_ftp,
  ${utc('page.ftp_upload_date')} as ftp_upload_date, page.ftp_upload_state,
  extract(epoch from page.ftp_upload_date)::integer as ftp_upload_timestamp,
  ${utc('page.created_at')} as created_at, ${utc('page.updated_at')} as updated_at, page.version`;

/** A quoted key can only stand here: inside a text of a user the quotes are escaped. */
const THUMBNAIL = /"thumbnail_url":"([^"]+)"/g;

/** Turns the files' keys in the rows' JSON into signed addresses. */
export const withThumbnails = (rows: string, urlOf: (key: string) => string): string =>
  rows.replace(THUMBNAIL, (_, key: string) => `"thumbnail_url":"${urlOf(key)}"`);
