import { join } from 'node:path';

/** A cut-out model published by a third party. */
export type PublishedModel = {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly licence: string;
  readonly about: string;
};

/** The model that is downloaded by default. */
export const RECOMMENDED = 'isnet-general-use';

/** Name → the model's file and its checksum. */
export const publishedModels: Readonly<Record<string, PublishedModel>> = {
  u2netp: {
    file: 'u2netp.onnx',
    bytes: 4_574_861,
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    licence: 'Apache-2.0',
    about: 'the fastest',
  },
  u2net: {
    file: 'u2net.onnx',
    bytes: 175_997_641,
    sha256: '8d10d2f3bb75ae3b6d527c77944fc5e7dcd94b29809d47a739a7a728a912b491',
    licence: 'Apache-2.0',
    about: 'larger, coarse',
  },
  silueta: {
    file: 'silueta.onnx',
    bytes: 44_173_029,
    sha256: '75da6c8d2f8096ec743d071951be73b4a8bc7b3e51d9a6625d63644f90ffeedb',
    licence: 'Apache-2.0',
    about: 'u2net, made smaller',
  },
  [RECOMMENDED]: {
    file: 'isnet-general-use.onnx',
    bytes: 178_648_008,
    sha256: '60920e99c45464f2ba57bee2ad08c919a52bbf852739e96947fbb4358c0d964a',
    licence: 'Apache-2.0',
    about: 'recommended',
  },
  'birefnet-general-lite': {
    file: 'BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx',
    bytes: 224_005_088,
    sha256: '5600024376f572a557870a5eb0afb1e5961636bef4e1e22132025467d0f03333',
    licence: 'MIT',
    about: 'the most exact, slow',
  },
};

/** Returns the path of a downloaded model. */
export const modelPath = (dataDir: string, { file }: PublishedModel): string =>
  join(dataDir, 'models', file);

/** Formats bytes as megabytes. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
