/**
 * Reads from typed arrays in inner loops. The compiler types every indexed read as possibly undefined; the loops compute their indices from
 * the array's own size, so the casts here are safe, and all in one place.
 */
export const f32 = (array: Float32Array, index: number): number => array[index] as number;
export const f64 = (array: Float64Array, index: number): number => array[index] as number;
export const i32 = (array: Int32Array, index: number): number => array[index] as number;
export const u8 = (array: Uint8Array, index: number): number => array[index] as number;
