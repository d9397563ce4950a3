// SQL that lists of vehicles and the figures about them share, so that a figure equals the rows it leads to.

/** A new vehicle has a day to get its photos. */
export const WITHOUT_PICTURES = "(state = 'new' and created_at < now() - interval '1 day')";

/** Returns the vehicles that were sent by FTP for the first time within a period; `within` are conditions of `min(finished_at)`. */
export const firstSent = (within: readonly string[], columns = 'car_id'): string => `
  select ${columns} from ftp_deliveries where state = 'succeed' group by car_id having ${within.join(' and ')}`;
