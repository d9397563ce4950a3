import type { Page } from '@playwright/test';
import { adminAlbumPhotos } from '../../../contract/albums/calls.ts';
import { AHEAD, GAP, layoutOf } from '../../../src/customRoutes/albums/gridLayout.ts';

/** The most photos that the server returns at once. */
const MANY = 1000;

/** Returns the addresses of an album's small pictures, in the order in which they are shown. */
const readPictures = (page: Page, album: number): Promise<string[]> =>
  page.evaluate(
    async ({ path, many }) => {
      const token = document.cookie.match(/(?:^|; )token=([^;]+)/)?.[1] ?? '';
      const pictures: string[] = [];
      for (let number = 1; ; number += 1) {
        const answer = await fetch(`${path}?page=${number}&per_page=${many}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { data } = (await answer.json()) as { data: { preview_url: string }[] };
        pictures.push(...data.map(({ preview_url }) => preview_url));
        if (data.length < many) return pictures;
      }
    },
    { path: `/api/${adminAlbumPhotos.list.path.replace(':section', String(album))}`, many: MANY },
  );

/**
 * Replaces an album's page by the simplest one that shows the same pictures in the same places: a hand-written list that draws what is near
 * the screen, with nothing on it or around it. Its cost and smoothness are what this browser can achieve on this machine.
 */
export const showBare = async (page: Page, album: number): Promise<void> => {
  const width = await page
    .locator('[data-index]')
    .first()
    .locator('xpath=..')
    .evaluate((grid) => grid.clientWidth);
  await page.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }),
  );
  await page.goto(new URL('/bare', page.url()).href);
  const pictures = await readPictures(page, album);
  await page.evaluate(
    ({ pictures, layout: { columns, width, row }, gap, ahead }) => {
      const list = document.createElement('ul');
      list.style.cssText = `position: relative; margin: 0 auto; padding: 0; list-style: none; height: ${Math.ceil(pictures.length / columns) * row}px; width: ${columns * (width + gap) - gap}px`;
      const drawn = new Map<number, HTMLElement>();
      const tileOf = (index: number): HTMLElement => {
        const tile = document.createElement('li');
        tile.dataset.index = String(index);
        tile.style.cssText = `position: absolute; width: ${width}px; transform: translate(${(index % columns) * (width + gap)}px, ${Math.floor(index / columns) * row}px)`;
        const picture = Object.assign(new Image(width, Math.round(width * 0.75)), {
          decoding: 'async',
          src: pictures[index],
        });
        tile.append(picture);
        return tile;
      };
      const draw = () => {
        const first = Math.max(0, (Math.floor(scrollY / row) - ahead) * columns);
        const last = Math.min(
          pictures.length,
          (Math.floor((scrollY + innerHeight) / row) + 1 + ahead) * columns,
        );
        for (const [index, tile] of drawn) {
          if (index >= first && index < last) continue;
          tile.querySelector('img')?.removeAttribute('src');
          tile.remove();
          drawn.delete(index);
        }
        for (let index = first; index < last; index += 1) {
          if (drawn.has(index)) continue;
          const tile = tileOf(index);
          drawn.set(index, tile);
          list.append(tile);
        }
      };
      document.body.replaceChildren(list);
      addEventListener('scroll', draw);
      scrollTo(0, 0);
      draw();
    },
    { pictures, layout: layoutOf(width), gap: GAP, ahead: AHEAD },
  );
};
