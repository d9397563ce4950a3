import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { RECIPES } from './recipes';

const GUIDE = [
  { text: 'Start', link: '/guide/start' },
  { text: 'A resource', link: '/guide/resource' },
  { text: 'Fields and kinds', link: '/guide/fields' },
  { text: 'Rights', link: '/guide/rights' },
  { text: 'Rules on the server', link: '/guide/hooks' },
  { text: 'Languages and brand', link: '/guide/languages' },
  { text: 'Running it', link: '/guide/running' },
];

const reference = new URL('../reference/', import.meta.url);

/** Returns an entry for each page that TypeDoc has written. */
const modules = () =>
  readdirSync(reference, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replace(/\.md$/, ''))
    .sort()
    .map((name) => ({ text: name, link: `/reference/${name}` }));

export default defineConfig({
  title: '@turntable/declare',
  description: 'Back offices from declarations',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
      { text: 'Cookbook', link: '/cookbook/', activeMatch: '^/cookbook/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
    ],
    sidebar: {
      '/guide/': [{ text: 'Guide', items: GUIDE }],
      '/cookbook/': RECIPES.map(({ text, recipes }) => ({
        text,
        items: recipes.map(([name, title]) => ({ text: title, link: `/cookbook/${name}` })),
      })),
      '/reference/': [{ text: 'Modules', link: '/reference/', items: modules() }],
    },
  },
});
