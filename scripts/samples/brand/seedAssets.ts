import sharp from 'sharp';
import { lettered, letteredWidth } from '../lettering.ts';

/** The sample company's pictures: a logo and a banner with transparency as PNG, and a background as JPEG. */
export interface SeedAssets {
  logo: Buffer;
  banner: Buffer;
  background: Buffer;
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
    background: await sharp(Buffer.from(hall()))
      .blur(1.2)
      .jpeg({ quality: 82, mozjpeg: true })
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

/** Draws a bright delivery hall: lit ceiling panels, a ribbed wall, and a smooth floor that mirrors the panels. */
function hall(): string {
  const ribs = Array.from(
    { length: 41 },
    (_, i) => `<path d="M${i * 40} 250V700" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`,
  ).join('');
  const lamps = Array.from({ length: 5 }, (_, i) => {
    const x = 800 + (i - 2) * 330;
    const far = 800 + (i - 2) * 230;
    return `<path d="M${x - 90} 40H${x + 90}L${far + 60} 190H${far - 60}Z" fill="#fff"/><path d="M${far - 70} 705H${far + 70}L${x + 120} 1100H${x - 120}Z" fill="#fff" opacity=".13"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8e9a9e"/><stop offset="1" stop-color="#c3ccce"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dfe5e6"/><stop offset="1" stop-color="#b4bec1"/></linearGradient><linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#aab4b7"/><stop offset=".5" stop-color="#8d979a"/><stop offset="1" stop-color="#6d7679"/></linearGradient><radialGradient id="d" cx=".5" cy=".45" r=".7"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient></defs><path d="M0 0H1600V250H0Z" fill="url(#a)"/><path d="M0 250H1600V700H0Z" fill="url(#b)"/>${ribs}<path d="M0 560H1600V590H0Z" fill="#0a6460" opacity=".75"/><path d="M0 690H1600V702H0Z" fill="#59646a"/><path d="M0 702H1600V1200H0Z" fill="url(#c)"/>${lamps}<path d="M0 702H1600V716H0Z" fill="#000" opacity=".16"/><path d="M0 0H1600V1200H0Z" fill="url(#d)"/></svg>`;
}
