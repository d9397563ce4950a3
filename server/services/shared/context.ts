import type { Context } from '../../context.ts';
import type { CutoutChoice } from '../../cutoutModels/cutoutChoice.ts';
import type { ImagingPool } from '../../imaging/pool.ts';
import type { WorkQueue } from './workQueue.ts';

/** The context of services that queue jobs or read pictures. */
export interface ServiceContext extends Context {
  /** Threads that process photos. */
  readonly imaging: ImagingPool;
  /** Threads that check uploads. */
  readonly inspection: ImagingPool;
  /** Threads that compose previews. */
  readonly previews: ImagingPool;
  /** The cut-out engine. */
  readonly cutoutChoice: CutoutChoice;
  readonly queue: WorkQueue;
}
