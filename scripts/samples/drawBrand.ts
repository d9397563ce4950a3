import { mkdirSync, writeFileSync } from 'node:fs';
import { brandDrawings, brandIcons } from './brand/drawings.ts';
import { seedAssets } from './brand/seedAssets.ts';

/** Writes the brand's drawings, and the sample company's logo and banner, under `root`. */
export async function drawBrand(root: URL): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    const file = new URL(path, root);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  };
  const drawings = { ...brandDrawings(), ...(await brandIcons()) };
  for (const [path, drawing] of Object.entries(drawings)) write(path, drawing);
  const company = await seedAssets();
  write('server/db/seed/assets/logo-nord.png', company.logo);
  write('server/db/seed/assets/banner-nord.png', company.banner);
}
