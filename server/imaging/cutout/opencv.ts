import { createRequire } from 'node:module';

export type OpenCv = typeof import('@techstark/opencv-js');

/** Emscripten listens to these and so hides every fault of the whole thread; its listeners are taken off again. */
const EMSCRIPTEN_EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

let loading: Promise<{ cv: OpenCv }> | null = null;

/**
 * Loads OpenCV once per thread. Its module is a thenable that never settles, so it is required, not imported, and handed out
 * inside an object: a promise must not resolve with it.
 */
export function loadOpenCv(): Promise<{ cv: OpenCv }> {
  loading ??= new Promise((resolve) => {
    const before = new Set(EMSCRIPTEN_EVENTS.flatMap((event) => process.rawListeners(event)));
    // createRequire knows no types; these are the package's own, and onRuntimeInitialized is Emscripten's hook.
    const cv = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv & {
      onRuntimeInitialized: () => void;
    };
    cv.onRuntimeInitialized = () => resolve({ cv });
    for (const event of EMSCRIPTEN_EVENTS) {
      for (const listener of process.rawListeners(event))
        if (!before.has(listener)) process.off(event, listener as () => void);
    }
  });
  return loading;
}

/** Memory of OpenCV is not collected: what is kept here is freed when the work ends, whether it succeeds or throws. */
export function withMats<T>(work: (keep: <M extends { delete(): void }>(mat: M) => M) => T): T {
  const kept: { delete(): void }[] = [];
  try {
    return work((mat) => {
      kept.push(mat);
      return mat;
    });
  } finally {
    for (const mat of kept.reverse()) mat.delete();
  }
}
