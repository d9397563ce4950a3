import { join, parse } from 'node:path';
import type { Logger } from 'pino';
import { OWN_ENGINE } from '../../contract/processing/cutoutEngine.ts';
import type { Config } from '../config.ts';
import { type FetchOptions, type ModelFetch, openModelFetch } from './modelFetch.ts';
import { megabytes, type PublishedModel, publishedModels, RECOMMENDED } from './publishedModels.ts';

/** The cut-out engine of this process. */
export interface CutoutChoice {
  /** The model's path; null: the product's own network. */
  readonly model: string | null;
  /** The engine's name: `own`, or a model's. */
  readonly inUse: string;
  /** Whether `use` and `begin` have an effect: only where the setting names no engine. */
  readonly isFree: boolean;
  /** Whether the process started with too little memory for a model. */
  readonly memoryMissing: boolean;
  /** The start's message on the console; null: none. */
  readonly announcement: string | null;
  /** Published models, by name; none unless the choice is free. */
  readonly models: ReadonlyMap<string, ModelFetch>;
  /** Mean seconds per photo over this process's last photos with an engine; null: none yet. */
  secondsOf(name: string): number | null;
  /** Records a photo's duration. */
  measured(name: string, seconds: number): void;
  /** Switches to an engine; null: the recommended one. A missing model is downloaded once `begin` was called, then used. */
  use(name: string | null): void;
  /** Falls back to the product's own network until the next start when a model cannot be opened. Logs it once. */
  giveUp(path: string, reason: string): void;
  /** Starts the download of the chosen model if it is missing. Returns at once. */
  begin(): void;
  /** Aborts downloads; the next start resumes them. */
  close(): Promise<void>;
}

export interface ChoiceOptions extends FetchOptions {
  models?: Readonly<Record<string, PublishedModel>>;
  /** Memory that must be free, in bytes. */
  memory?: number;
  /** The delay between announcing a first download and starting it. */
  graceMs?: number;
}

const GIGABYTE = 2 ** 30;
const GRACE_MS = 30_000;
/** Number of last photos per engine whose durations are kept. */
const MEASURED = 20;

/** Chooses the engine by the configuration, free memory and the models on disk. */
export const openCutoutChoice = (
  config: Pick<Config, 'cutoutModel' | 'cutoutModelSource' | 'dataDir'>,
  log: Logger,
  options: ChoiceOptions = {},
): CutoutChoice => {
  const { cutoutModel } = config;
  if (cutoutModel === 'auto') return freeChoice(config, log, options);
  const file = cutoutModel === 'none' ? null : cutoutModel.file;
  const unusable = unusableModels(log);
  const used = () => (file !== null && unusable.has(file) ? null : file);
  return {
    get model() {
      return used();
    },
    get inUse() {
      const model = used();
      return model === null ? OWN_ENGINE : parse(model).name;
    },
    giveUp: unusable.add,
    isFree: false,
    memoryMissing: false,
    announcement: null,
    models: new Map(),
    ...paces(),
    use: () => {},
    begin: () => {},
    close: async () => {},
  };
};

const freeChoice = (
  { cutoutModelSource, dataDir }: Pick<Config, 'cutoutModelSource' | 'dataDir'>,
  log: Logger,
  {
    models: published = publishedModels,
    memory = 4 * GIGABYTE,
    graceMs = GRACE_MS,
    ...fetching
  }: ChoiceOptions,
): CutoutChoice => {
  const memoryMissing = process.availableMemory() < memory;
  const models = new Map(
    Object.entries(published).map(([name, model]) => {
      const target = join(dataDir, 'models', model.file);
      const url = new URL(model.file, cutoutModelSource);
      return [name, openModelFetch({ name, ...model }, { target, url }, log, fetching)] as const;
    }),
  );
  const unusable = unusableModels(log);
  let wish = RECOMMENDED;
  let announcement: string | null = null;
  let isBegun = false;
  const used = (): ModelFetch | null => {
    const model = memoryMissing ? undefined : models.get(wish);
    return model && model.missing === null && !unusable.has(model.target) ? model : null;
  };

  return {
    get model() {
      return used()?.target ?? null;
    },
    get inUse() {
      return used() ? wish : OWN_ENGINE;
    },
    get announcement() {
      return announcement;
    },
    isFree: true,
    memoryMissing,
    models,
    giveUp: unusable.add,
    ...paces(),
    use: (name) => {
      const next = name ?? RECOMMENDED;
      if (next === wish) return;
      wish = next;
      if (isBegun && !memoryMissing) models.get(wish)?.begin();
    },
    begin: () => {
      isBegun = true;
      const wanted = models.get(wish);
      const model = published[wish];
      if (!model || !wanted?.missing) return;
      announcement = memoryMissing
        ? `Less than ${memory / GIGABYTE} GB of memory are free: the built-in network cuts vehicles out, as drafts, and not the model ${wish}.`
        : announcementOf(wish, model, cutoutModelSource);
      log.info(announcement);
      if (!memoryMissing) wanted.begin(graceMs);
    },
    close: async () => {
      await Promise.all([...models.values()].map((model) => model.close()));
    },
  };
};

/** Remembers the paths of models that could not be opened, and logs each once. */
const unusableModels = (log: Logger) => {
  const paths = new Set<string>();
  return {
    has: (path: string) => paths.has(path),
    add: (path: string, reason: string) => {
      if (paths.has(path)) return;
      paths.add(path);
      log.error(
        { model: path, reason },
        'the cut-out model cannot be opened: the built-in network cuts vehicles out',
      );
    },
  };
};

/** Keeps the durations of the last photos by engine. */
const paces = (): Pick<CutoutChoice, 'measured' | 'secondsOf'> => {
  const last = new Map<string, readonly number[]>();
  return {
    measured: (name, seconds) => {
      last.set(name, [...(last.get(name) ?? []), seconds].slice(-MEASURED));
    },
    secondsOf: (name) => {
      const times = last.get(name);
      return times ? times.reduce((sum, seconds) => sum + seconds, 0) / times.length : null;
    },
  };
};

/** Returns the announcement before a download. */
const announcementOf = (name: string, { bytes, licence }: PublishedModel, source: string): string =>
  `For finished cut-outs, the server now fetches the model ${name} (${megabytes(bytes)}, ${licence}) from ${new URL(source).host}, once and ` +
  'in the background; until it is there, the built-in network cuts vehicles out, as drafts. To forbid it, stop the server and set CUTOUT_MODEL=none.';
