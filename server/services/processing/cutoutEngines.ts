import { readFile } from 'node:fs/promises';
import { and, count, eq, isNotNull } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import {
  type CutoutEngine,
  type CutoutEngines,
  type CutoutTrial,
  OWN_ENGINE,
} from '../../../contract/processing/cutoutEngine.ts';
import type { FetchState } from '../../cutoutModels/modelFetch.ts';
import { publishedModels, RECOMMENDED } from '../../cutoutModels/publishedModels.ts';
import type { Tx } from '../../db/client.ts';
import { cutoutChoice as choices, photos } from '../../db/schema/index.ts';
import { UnusableModel } from '../../imaging/pool.ts';
import { standardPreset } from '../../presets/standard.ts';
import { inspectPhoto } from '../photos/upload.ts';
import type { Principal } from '../scope/principal.ts';
import { recordAction } from '../shared/audit.ts';
import type { ServiceContext } from '../shared/context.ts';

/** Returns the engine that the operator has chosen; null: the recommended engine. */
export const chosenEngine = async (tx: Tx): Promise<string | null> => {
  const [choice] = await tx.select().from(choices);
  return choice?.engine ?? null;
};

/** Returns whether a model cuts vehicles out now, so that drafts of the built-in network become better. */
export const isModelInUse = async (
  tx: Tx,
  { cutoutChoice }: Pick<ServiceContext, 'cutoutChoice'>,
): Promise<boolean> => {
  cutoutChoice.use(await chosenEngine(tx));
  return cutoutChoice.model !== null;
};

/** Returns the present cut-out engine and the available ones. */
export const readEngines = async ({
  config,
  db,
  cutoutChoice,
}: ServiceContext): Promise<CutoutEngines> => {
  const { chosen, made } = await db.as('operator', async (tx) => ({
    chosen: await chosenEngine(tx),
    made: await tx
      .select({ name: photos.cutout_engine, pictures: count() })
      .from(photos)
      .where(and(isNotNull(photos.cutout_engine), eq(photos.made_by, 'processing')))
      .groupBy(photos.cutout_engine),
  }));
  cutoutChoice.use(chosen);
  const picturesOf = new Map(made.map(({ name, pictures }) => [name, pictures]));
  const names = new Set([
    OWN_ENGINE,
    cutoutChoice.inUse,
    ...cutoutChoice.models.keys(),
    ...made.flatMap(({ name }) => name ?? []),
  ]);
  const setting = typeof config.cutoutModel === 'string' ? config.cutoutModel : 'file';
  return {
    setting,
    memory_missing: cutoutChoice.memoryMissing ? 1 : 0,
    chosen: setting === 'auto' ? chosen : null,
    engines: [...names].map((name) => ({
      name,
      in_use: name === cutoutChoice.inUse ? 1 : 0,
      recommended: name === RECOMMENDED ? 1 : 0,
      ...fileOf(cutoutChoice, name),
      bytes: publishedModels[name]?.bytes ?? null,
      licence: publishedModels[name]?.licence ?? null,
      pictures: picturesOf.get(name) ?? 0,
      seconds: cutoutChoice.secondsOf(name),
    })),
  };
};

type OfFile = Pick<CutoutEngine, 'step' | 'fetched_bytes' | 'failure' | 'retry_at'>;

const fileOf = ({ models, inUse }: ServiceContext['cutoutChoice'], name: string): OfFile => {
  const model = models.get(name);
  const isThere = model ? model.missing === null : name === OWN_ENGINE || name === inUse;
  const missing: FetchState | { step: 'there' } =
    model?.missing ?? (isThere ? { step: 'there' } : { step: 'absent' });
  return {
    step: missing.step,
    fetched_bytes: missing.step === 'fetching' ? missing.fetched : null,
    failure: missing.step === 'failed' ? missing.reason : null,
    retry_at: missing.step === 'failed' ? missing.retryAt.toISOString() : null,
  };
};

/** Switches all processes to an engine; downloads a missing model. Throws 404 and 409. */
export const chooseEngine = async (
  context: ServiceContext,
  principal: Principal,
  engine: string,
): Promise<CutoutEngines> => {
  assertChoice(context, engine);
  await context.db.as('operator', async (tx) => {
    await tx
      .insert(choices)
      .values({ engine })
      .onConflictDoUpdate({ target: choices.only_one, set: { engine } });
    await recordAction(tx, principal, null, 'cut-out engine chosen', { engine });
  });
  context.cutoutChoice.models.get(engine)?.begin();
  return readEngines(context);
};

/** Fetches a model in the background, unless it is there. Throws 404 and 409. */
export const fetchEngine = async (
  context: ServiceContext,
  engine: string,
): Promise<CutoutEngines> => {
  assertChoice(context, engine);
  context.cutoutChoice.models.get(engine)?.begin();
  return readEngines(context);
};

const assertChoice = ({ cutoutChoice }: ServiceContext, engine: string): void => {
  if (!cutoutChoice.isFree) throw new Refusal(409, 'cutout_engine_set');
  if (engine !== OWN_ENGINE && !cutoutChoice.models.has(engine)) throw notFound();
};

/** The view that shows most of a vehicle; model engines ignore it. */
const TRIED_VIEW = 'front-left';
const TRIED_WIDTH = 640;

/** Cuts a vehicle out with an installed engine; stores nothing. Throws 404, 409 for an engine that is missing or cannot be opened, and 422 at `photo`. */
export const tryEngine = async (
  context: ServiceContext,
  engine: string,
  photo: ReceivedFile,
): Promise<CutoutTrial> => {
  const model = modelOf(context.cutoutChoice, engine);
  await inspectPhoto(context, photo);
  const view = standardPreset.items.find(({ code }) => code === TRIED_VIEW);
  if (!view) throw new Error(`the preset has no view ${TRIED_VIEW}`);
  const { code, kind, silhouette } = view;
  const input = {
    original: await readFile(photo.path),
    angle: { code, kind, silhouette },
    look: DEFAULT_LOOK,
    assets: {},
    width: TRIED_WIDTH,
    showLogo: false,
    showBanner: false,
  };
  const begun = performance.now();
  const made = await context.imaging.process(input, { model }).catch((error: unknown) => {
    if (!(error instanceof UnusableModel)) throw error;
    throw new Refusal(409, 'cutout_engine_unusable', { params: { reason: error.message } });
  });
  const seconds = (performance.now() - begun) / 1000;
  if (made.outcome === 'defected') return { image: null, draft: 0, defect: made.reason, seconds };
  const cut = made.timings.find(({ step }) => step === 'cutout');
  return {
    image: `data:image/jpeg;base64,${Buffer.from(made.result).toString('base64')}`,
    draft: made.draft ? 1 : 0,
    defect: null,
    seconds: cut ? cut.ms / 1000 : seconds,
  };
};

/** Returns the path of an engine's model; null: the product's own network. Throws 404, and 409 while the model is missing. */
const modelOf = (
  { models, inUse, model: used }: ServiceContext['cutoutChoice'],
  engine: string,
): string | null => {
  if (engine === OWN_ENGINE) return null;
  if (engine === inUse) return used;
  const model = models.get(engine);
  if (!model) throw notFound();
  if (model.missing) throw new Refusal(409, 'cutout_engine_missing');
  return model.target;
};
