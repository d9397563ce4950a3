import { readFile } from 'node:fs/promises';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import sharp from 'sharp';
import type { Tx } from '../../../db/client.ts';
import { backgrounds, banners, companies, licencePlates, logos } from '../../../db/schema/index.ts';
import { BACKGROUND_FILES } from '../../../db/seed/rooms/index.ts';
import type { ServiceContext } from '../../shared/context.ts';

const FOLDER = new URL('../../../db/seed/assets/', import.meta.url);
const PREVIEW_WIDTH = 480;

/** A licence plate without a number: 520 × 110 mm with the blue band. */
const BLANK_PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="220">
  <rect x="3" y="3" width="1034" height="214" rx="18" fill="#fdfdfb" stroke="#16181c" stroke-width="6"/>
  <path d="M24 8h74v204H24a16 16 0 0 1-16-16V24A16 16 0 0 1 24 8z" fill="#1d3f9c"/>
</svg>`;

const KINDS = { png: 'image/png', jpg: 'image/jpeg' } as const;

const store = async (
  { storage }: ServiceContext,
  name: string,
  bytes: Uint8Array,
  kind: keyof typeof KINDS,
) => {
  const key = newKey('asset', kind);
  const previewKey = newKey('preview', kind);
  const preview = await sharp(bytes)
    .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
    .toBuffer();
  await storage.put(key, bytes, KINDS[kind]);
  await storage.put(previewKey, preview, KINDS[kind]);
  return { name, key, preview_key: previewKey };
};

/** Adds pictures for looks: backgrounds and a plate of the operator's, and a logo and a banner of the company, which become its standard. */
export const addSampleAssets = async (
  context: ServiceContext,
  companyId: number,
): Promise<void> => {
  const read = (file: string) => readFile(new URL(file, FOLDER));
  const shipped = await Promise.all(
    BACKGROUND_FILES.map(async ({ name, file, light, floor_from }) => ({
      ...(await store(context, name, await read(`../rooms/background-${file}.jpg`), 'jpg')),
      light,
      floor_from,
    })),
  );
  const plate = await store(
    context,
    'Blank',
    await sharp(Buffer.from(BLANK_PLATE)).png().toBuffer(),
    'png',
  );
  const logo = await store(context, 'Autohaus Nord', await read('logo-nord.png'), 'png');
  const banner = await store(context, 'Autohaus Nord', await read('banner-nord.png'), 'png');
  await context.db.asSystem(async (tx: Tx) => {
    await tx.insert(backgrounds).values(shipped);
    await tx.insert(licencePlates).values(plate);
    const [ownLogo] = await tx
      .insert(logos)
      .values({ ...logo, company_id: companyId })
      .returning({ id: logos.id });
    const [ownBanner] = await tx
      .insert(banners)
      .values({ ...banner, company_id: companyId })
      .returning({ id: banners.id });
    await tx
      .update(companies)
      .set({ logo_id: ownLogo?.id ?? null, banner_id: ownBanner?.id ?? null })
      .where(eq(companies.id, companyId));
  });
};
