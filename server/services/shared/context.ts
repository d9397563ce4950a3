import type { Context } from '../../context.ts';
import type { CutoutChoice } from '../../cutoutModels/cutoutChoice.ts';
import type { ImagingPool } from '../../imaging/pool.ts';
import type { WorkQueue } from './workQueue.ts';

/** What the services of vehicles and photos work with, beside what all services do. */
export interface ServiceContext extends Context {
  /** Threads that process photos. */
  readonly imaging: ImagingPool;
  /** Threads that look uploads over. */
  readonly inspection: ImagingPool;
  /** Threads that compose what somebody looks at while he sets it. */
  readonly previews: ImagingPool;
  /** What they cut vehicles out with. */
  readonly cutoutChoice: CutoutChoice;
  readonly queue: WorkQueue;
}
