/** A file to upload; the owner of the queue adds where to. */
export interface FileUpload {
  readonly key: string;
  readonly file: File;
  /** How many bytes the server already has. */
  readonly sent?: number | undefined;
}

export type UploadState =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly fraction: number }
  /** Failed for a reason that may pass; `retry` counts from 1. `outage`: the error of a server that takes no file at all for now. */
  | { readonly name: 'pausing'; readonly retry: number; readonly outage?: unknown }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'done' };

export type Queued<Upload extends FileUpload> = Upload & { readonly state: UploadState };

/** What the queue needs from outside: the browser in the application, fakes in tests. */
export interface QueuePorts<Upload extends FileUpload, Stored> {
  send: (
    upload: Upload,
    options: {
      signal: AbortSignal;
      onProgress: (fraction: number) => void;
      onSent: (bytes: number) => void;
    },
  ) => Promise<Stored>;
  /** Returns true for a failure that a retry cannot fix: the server has refused the file. */
  isLasting: (error: unknown) => boolean;
  /** Returns true if the server takes no files for now: they wait, however long that lasts. */
  isOutage: (error: unknown) => boolean;
  /** Returns true for a failure without an answer. */
  isUnanswered: (error: unknown) => boolean;
  /** Called once for each upload that the server has confirmed. */
  onStored: (upload: Upload, stored: Stored) => void;
  /** Returns true if the newer file makes the older one obsolete: both go to the same place. */
  replaces?: (newer: Upload, older: Upload) => boolean;
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  later: (ms: number, work: () => void) => () => void;
}

const AT_A_TIME = 3;
const RETRIES = 3;
/** Pauses before the three retries, in milliseconds: together longer than a lift ride or a short tunnel. */
const PAUSES = [2000, 4000, 8000] as const;
/** Pause before the next attempt when the server takes no files, in milliseconds. */
const OUTAGE_PAUSE = 30_000;
/** While the browser reports that it is offline, one upload is tried at this interval, in milliseconds: the server may be this machine. */
const PROBE_PAUSE = 5000;

interface Entry<Upload extends FileUpload, Stored> {
  upload: Upload;
  state: UploadState;
  failures: number;
  /** Whether the server may have it, even if no answer has arrived. */
  started?: true;
  stored?: Stored;
  controller?: AbortController;
  callOff?: () => void;
}

const isOpen = ({ state }: { state: UploadState }): boolean =>
  state.name !== 'done' && state.name !== 'failed';

/**
 * Sends files three at a time, with three retries after failures that may pass. Offline it waits and loses nothing.
 * It belongs to no screen, so that it continues while the user moves through the application.
 */
export class UploadQueue<Upload extends FileUpload, Stored> {
  readonly #ports: QueuePorts<Upload, Stored>;
  readonly #listeners = new Set<() => void>();
  #entries: Entry<Upload, Stored>[] = [];
  #snapshot: readonly Queued<Upload>[] = [];
  #online = true;
  #resting: (() => void) | undefined;

  constructor(ports: QueuePorts<Upload, Stored>) {
    this.#ports = ports;
  }

  /** For `useSyncExternalStore`. @returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns all uploads in the order they were added; the same array until something changes. */
  readonly snapshot = (): readonly Queued<Upload>[] => this.#snapshot;

  get isOnline(): boolean {
    return this.#online;
  }

  /** Adds files. If no upload is open, finished ones leave the list first. A newer file replaces an unfinished one for the same place. */
  add(uploads: readonly Upload[]): void {
    if (!this.#entries.some(isOpen))
      this.#entries = this.#entries.filter(({ state }) => state.name !== 'done');
    for (const upload of uploads) {
      this.#drop(
        ({ upload: older, state }) =>
          state.name !== 'done' && this.#ports.replaces?.(upload, older) === true,
      );
      this.#entries.push({ upload, state: { name: 'waiting' }, failures: 0 });
    }
    this.#proceed();
  }

  /** Cancels uploads: none of them is stored, unless the server has already stored it. */
  cancel(keys: readonly string[]): void {
    this.#drop(({ upload }) => keys.includes(upload.key));
    this.#proceed();
  }

  /**
   * Takes an upload back. If nothing of it was sent, it is cancelled. Otherwise the server may have it, so it is sent until it is stored or fails.
   * @returns what the server has stored, for the caller to delete; undefined if it was cancelled or failed
   */
  async takeBack(key: string): Promise<Stored | undefined> {
    const entry = this.#entries.find(({ upload }) => upload.key === key);
    if (!entry?.started) {
      this.cancel([key]);
      return undefined;
    }
    return new Promise((resolve) => {
      const look = () => {
        if (isOpen(entry) && this.#entries.includes(entry)) return;
        unsubscribe();
        if (entry.state.name === 'failed') this.cancel([key]);
        resolve(entry.stored);
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /** Retries failed uploads, with three fresh retries each. Without `keys` all that failed. */
  retry(keys?: readonly string[]): void {
    for (const entry of this.#entries) {
      if (entry.state.name !== 'failed' || (keys && !keys.includes(entry.upload.key))) continue;
      entry.failures = 0;
      entry.state = { name: 'waiting' };
    }
    this.#proceed();
  }

  /** Removes finished and failed uploads from the list. */
  clear(): void {
    this.#entries = this.#entries.filter(isOpen);
    this.#publish();
  }

  /** Sets the browser's network state. Going offline stops what is being sent without counting it as a failure. */
  setOnline(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.#endRest();
    for (const entry of this.#entries) {
      const isStopped = !online && entry.state.name === 'sending';
      if (isStopped) this.#stop(entry);
      if (isStopped || entry.state.name === 'pausing') this.#backToWaiting(entry);
    }
    if (online) this.#proceed();
    else this.#rest();
  }

  #backToWaiting(entry: Entry<Upload, Stored>): void {
    entry.callOff?.();
    entry.callOff = undefined;
    entry.state = { name: 'waiting' };
  }

  #stop(entry: Entry<Upload, Stored>): void {
    entry.controller?.abort();
    entry.controller = undefined;
  }

  #drop(matches: (entry: Entry<Upload, Stored>) => boolean): void {
    for (const entry of this.#entries.filter(matches)) {
      this.#stop(entry);
      entry.callOff?.();
    }
    this.#entries = this.#entries.filter((entry) => !matches(entry));
  }

  /** Pauses everything until the next probe, while offline. */
  #rest(): void {
    this.#resting = this.#ports.later(PROBE_PAUSE, () => {
      this.#resting = undefined;
      this.#proceed();
    });
    this.#publish();
  }

  #endRest(): void {
    this.#resting?.();
    this.#resting = undefined;
  }

  #proceed(): void {
    const width = this.#online ? AT_A_TIME : 1;
    if (!this.#resting) {
      for (const entry of this.#entries) {
        if (this.#entries.filter(({ state }) => state.name === 'sending').length >= width) break;
        if (entry.state.name === 'waiting') this.#send(entry);
      }
    }
    this.#publish();
  }

  async #send(entry: Entry<Upload, Stored>): Promise<void> {
    const controller = new AbortController();
    entry.controller = controller;
    entry.started = true;
    const { sent = 0, file } = entry.upload;
    entry.state = { name: 'sending', fraction: sent / (file.size || 1) };
    const isCurrent = () => entry.controller === controller;
    const onProgress = (fraction: number) => {
      if (!isCurrent() || entry.state.name !== 'sending' || fraction <= entry.state.fraction)
        return;
      entry.state = { name: 'sending', fraction };
      this.#publish();
    };
    /** Remembers what the server has, so that it need not be sent again: the file makes progress however often the connection breaks. */
    const onSent = (sent: number) => {
      if (!isCurrent()) return;
      entry.upload = { ...entry.upload, sent };
      entry.failures = 0;
      this.#publish();
    };
    try {
      const { signal } = controller;
      const stored = await this.#ports.send(entry.upload, { signal, onProgress, onSent });
      if (isCurrent()) this.#finish(entry, stored);
    } catch (error) {
      if (isCurrent()) this.#fail(entry, error);
    }
  }

  #finish(entry: Entry<Upload, Stored>, stored: Stored): void {
    entry.controller = undefined;
    entry.state = { name: 'done' };
    entry.stored = stored;
    this.#ports.onStored(entry.upload, stored);
    this.#proceed();
  }

  #fail(entry: Entry<Upload, Stored>, error: unknown): void {
    entry.controller = undefined;
    if (!this.#online && this.#ports.isUnanswered(error)) {
      this.#backToWaiting(entry);
      this.#rest();
      return;
    }
    if (this.#ports.isOutage(error)) {
      this.#pause(
        entry,
        { name: 'pausing', retry: entry.failures + 1, outage: error },
        OUTAGE_PAUSE,
      );
      this.#proceed();
      return;
    }
    entry.failures += 1;
    if (entry.failures > RETRIES || this.#ports.isLasting(error))
      entry.state = { name: 'failed', error };
    else
      this.#pause(
        entry,
        { name: 'pausing', retry: entry.failures },
        PAUSES[entry.failures - 1] ?? PAUSES[2],
      );
    this.#proceed();
  }

  #pause(entry: Entry<Upload, Stored>, state: UploadState, ms: number): void {
    entry.state = state;
    entry.callOff = this.#ports.later(ms, () => {
      this.#backToWaiting(entry);
      this.#proceed();
    });
  }

  #publish(): void {
    const before = new Map(this.#snapshot.map((shown) => [shown.key, shown]));
    this.#snapshot = this.#entries.map(({ upload, state }) => {
      const shown = before.get(upload.key);
      return shown?.state === state && shown.sent === upload.sent ? shown : { ...upload, state };
    });
    for (const listener of this.#listeners) listener();
  }
}
