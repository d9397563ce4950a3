import sharp from 'sharp';
import { forgotIllustration, signInIllustration } from './illustrations.ts';
import { webManifest } from './manifest.ts';
import { croppedIcon, favicon, mark, railMark } from './mark.ts';

/** Returns the brand's drawings as SVG, and the web manifest, by their paths in the project. */
export const brandDrawings = (): Readonly<Record<string, string>> => ({
  'src/assets/mark.svg': mark(),
  'src/assets/railMark.svg': railMark(),
  'src/assets/signIn.svg': signInIllustration(),
  'src/assets/forgotPassword.svg': forgotIllustration(),
  'public/favicon.svg': favicon(),
  'public/manifest.webmanifest': webManifest(),
});

const png = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 32 })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Returns the icons of the installed application as PNG, by their paths in the project; iOS takes the `touch` one. */
export const brandIcons = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'public/icons/192.png': await png(favicon(), 192),
  'public/icons/512.png': await png(favicon(), 512),
  'public/icons/maskable.png': await png(croppedIcon(), 512),
  'public/icons/touch.png': await png(croppedIcon(), 180),
});
