import { mkdirSync, writeFileSync } from 'node:fs';
import {
  emptyIllustration,
  forgotIllustration,
  signInIllustration,
} from './brand/illustrations.ts';
import { favicon, logo, markOnly } from './brand/logo.ts';
import { seedAssets } from './brand/seedAssets.ts';

/** Writes the product's logo, favicon and illustrations, and the sample company's logo, banner and background, under `root`. */
export async function drawBrand(root: URL): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    const file = new URL(path, root);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  };
  write('src/assets/logo.svg', logo());
  write('src/assets/mark.svg', markOnly());
  write('src/assets/signIn.svg', signInIllustration());
  write('src/assets/forgotPassword.svg', forgotIllustration());
  write('src/assets/empty.svg', emptyIllustration());
  write('public/favicon.svg', favicon());
  const company = await seedAssets();
  write('server/db/seed/assets/logo-nord.png', company.logo);
  write('server/db/seed/assets/banner-nord.png', company.banner);
  write('server/db/seed/assets/background-hall.jpg', company.background);
}
