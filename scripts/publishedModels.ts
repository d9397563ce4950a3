// Cut-out models that others have published. CUTOUT_MODEL_SOURCE names a mirror of the release, for machines that reach no other.
const RELEASE = 'https://github.com/danielgatis/rembg/releases/download/v0.0.0/';

export type PublishedModel = { file: string; md5: string; licence: string; about: string };

/** Name → where the file lies and what its bytes must hash to. */
export const publishedModels: Record<string, PublishedModel> = {
  u2netp: {
    file: 'u2netp.onnx',
    md5: '8e83ca70e441ab06c318d82300c84806',
    licence: 'Apache-2.0',
    about: '4.7 MB, the fastest',
  },
  u2net: {
    file: 'u2net.onnx',
    md5: '60024c5c889badc19c04ad937298a77b',
    licence: 'Apache-2.0',
    about: '176 MB',
  },
  silueta: {
    file: 'silueta.onnx',
    md5: '55e59e0d8062d2f5d013f4725ee84782',
    licence: 'Apache-2.0',
    about: '43 MB',
  },
  'isnet-general-use': {
    file: 'isnet-general-use.onnx',
    md5: 'fc16ebd8b0c10d971d3513d564d01e29',
    licence: 'Apache-2.0',
    about: '178 MB, recommended',
  },
  'birefnet-general-lite': {
    file: 'BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx',
    md5: '4fab47adc4ff364be1713e97b7e66334',
    licence: 'MIT',
    about: 'the most exact, slow',
  },
};

export function modelUrl(file: string): URL {
  return new URL(file, process.env.CUTOUT_MODEL_SOURCE ?? RELEASE);
}
