import type { InferenceSession } from 'onnxruntime-node';

/** Runs ONNX Runtime's work, during which the thread must not be ended. */
export type Whole = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Opens a network with ONNX Runtime, and keeps the memory of a run for the next one: asking the system for it takes a third of the processor
 * time. Planning the memory of each size of input would add up to a gigabyte. All of it is freed when the thread ends.
 * @param threads processor threads that one run may use
 * @throws when the file cannot be read or is no network
 */
export async function openNetwork(
  file: string,
  threads: number,
  whole: Whole,
): Promise<InferenceSession> {
  const { InferenceSession } = await whole(() => import('onnxruntime-node'));
  return whole(() =>
    InferenceSession.create(file, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: true,
      enableMemPattern: false,
      logSeverityLevel: 3,
    }),
  );
}
