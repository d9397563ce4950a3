import { light, PRODUCT_DESCRIPTION, PRODUCT_NAME } from '../../../brand.ts';
import { SHARE_TARGET } from '../../../src/uploads/shareTarget.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web manifest, by which browsers install the application and phones offer it for sharing photos. */
export const webManifest = (): string => {
  const manifest = {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: PRODUCT_DESCRIPTION,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // the window before the first frame; later the documents name the colour of the chosen theme
    background_color: light.ground,
    theme_color: light.ground,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
    share_target: {
      action: SHARE_TARGET.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: SHARE_TARGET.field, accept: 'image/*' }],
      },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
