import type { Tx } from '../../db/client.ts';

/** Jobs that run after the request, by name, with their data. */
export interface WorkKinds {
  /** Makes the finished picture of a photo, unless `photos.job_id` names another job by then. */
  'process-photo': { car: number; photo: number };
  /** Deletes those of the files that no photo of the vehicle, or, without one, nothing else names any more. */
  'remove-files': { car?: number; keys: string[] };
  /**
   * Sends a vehicle's finished pictures to its company's FTP server. `day` is the day of the request, for names; `finished` is when the
   * vehicle was finished, for automatic deliveries: outdated when more of it has been finished since. `confirmedPlates` are photos that may
   * be sent although their plate was not changed.
   */
  'export-to-ftp': {
    car: number;
    day: string;
    finished?: string;
    confirmedPlates?: readonly number[] | undefined;
  };
  /** E-mails a company's managers that a vehicle is not sent automatically. */
  'mail-held-vehicle': { car: number };
  /** Imports from a company's FTP server: one row of `ftp_import_runs`. */
  'import-from-ftp': { run: number };
  /** Sends a support request by e-mail to the operator. */
  'mail-feedback': { feedback: number };
  /** Sends a reported problem by e-mail to the operator. */
  'mail-complaint': { complaint: number };
}

export type WorkKind = keyof WorkKinds;

export interface Work<Kind extends WorkKind> {
  /** A UUID; chosen by the queue when not given. */
  readonly id?: string;
  readonly data: WorkKinds[Kind];
  /** Seconds to wait before it may begin. */
  readonly startAfter?: number;
  /** The job's group: of some kinds, one job per group runs at a time (`JobQueue.work`). */
  readonly group?: string;
}

/** Durable jobs: added when the transaction commits, and then run even if processes die. */
export interface WorkQueue {
  add<Kind extends WorkKind>(tx: Tx, kind: Kind, work: readonly Work<Kind>[]): Promise<void>;
  /** Throws when no work could be added or taken. */
  check(): Promise<void>;
}
