import sharp from 'sharp';
import { lettered, letteredWidth } from '../lettering.ts';

/** The sample company's pictures: a logo and a banner with transparency, as PNG. */
export interface SeedAssets {
  logo: Buffer;
  banner: Buffer;
}

const BLUE = '#1b4f9c';
const SUN = '#f2b233';

export async function seedAssets(): Promise<SeedAssets> {
  return {
    logo: await sharp(Buffer.from(companyLogo()))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
    banner: await sharp(Buffer.from(banner()))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  };
}

const emblem = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><circle cx="50" cy="50" r="48" fill="#fff"/><circle cx="50" cy="50" r="45" fill="${BLUE}"/><path d="M50 10L61 46L50 40L39 46Z" fill="${SUN}"/><path d="M12 66Q50 44 88 66" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M22 80Q50 62 78 80" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/></g>`;

/** Draws the logo of the sample company: "Autohaus Nord" beside its emblem, with a white edge that keeps it readable on any picture. */
function companyLogo(): string {
  const word = (weight: number, colour: string) =>
    lettered('AUTOHAUS', { x: 262, y: 48, height: 40, weight, colour, pitch: 0.9 }) +
    lettered('NORD', { x: 262, y: 116, height: 82, weight: weight * 1.6, colour, pitch: 0.885 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">${emblem(20, 20, 200)}${word(14, '#ffffff')}${word(7, BLUE)}</svg>`;
}

function banner(): string {
  const words = 'AUTOHAUS NORD · GEBRAUCHTWAGEN';
  const letters = { height: 48, pitch: 0.86 };
  const x = 190 + (1600 - 220 - letteredWidth(words, letters)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="150"><path d="M0 26H1600V150H0Z" fill="${BLUE}" opacity=".92"/><path d="M0 18H1600V26H0Z" fill="${SUN}"/>${emblem(40, 8, 134)}${lettered(words, { ...letters, x, y: 65, weight: 6.5, colour: '#fff' })}</svg>`;
}
