import { pascal } from '../eject/source.ts';
import { Changes, quoted } from './changes.ts';
import type { Command } from './command.ts';
import {
  assertFree,
  assertTranslated,
  expectInMenus,
  iconIn,
  nextOrder,
  PAGES,
  rolesIn,
  TEST_LOGINS,
} from './places.ts';

const screen = (name: string, component: string): string => `
import { useTranslate } from 'react-admin';
import { PageHead } from '@turntable/declare/ui/Trail.tsx';

const ${component} = () => {
  const translate = useTranslate();
  return <PageHead crumbs={[]} here={translate('pages.${name}.title')} />;
};

export default ${component};
`;

const test = (name: string, en: string, by: string, other: string | undefined): string => `
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { renderApp } from './setup/renderApp.tsx';

test('the page ${name} has its heading', async () => {
  await renderApp('/${name}', { as: '${by}' });
  await screen.findByRole('heading', { name: ${quoted(en)} });
});
${
  other
    ? `
test('the page ${name} is denied to other roles', async () => {
  await renderApp('/${name}', { as: '${other}' });
  await screen.findByRole('heading', { name: 'Access denied' });
});
`
    : ''
}`;

/** Adds a screen without a resource: file, route, guard, title, menu entry, texts and test. @throws if the name is taken */
export async function addPage(command: Command): Promise<string> {
  const name = command.word(0, /^[a-z][a-z0-9]{1,30}$/, 'The name');
  await assertFree(name);
  const en = await command.text('en', 'English title');
  const de = await command.text('de', 'German title');
  await assertTranslated([en], [de]);
  const icon = await iconIn(command);
  const roles = await rolesIn(command);
  const component = `${pascal(name)}Page`;
  const file = `customRoutes/${name}/${component}.tsx`;
  const title = quoted(`pages.${name}.title`);
  const named = `[${roles.map(quoted).join(', ')}]`;

  const changes = new Changes();
  changes.add(`src/${file}`, screen(name, component));
  changes.put('src/screens.ts', `export const ${component} = lazy(() => import('./${file}'));\n`, {
    after: /\n$/,
  });
  changes.put('src/App.tsx', `, ${component} `, { before: /,?\s*\} from '\.\/screens\.ts'/ });
  changes.put(
    'src/App.tsx',
    `<Route path="/${name}" element={guarded(${component}, { subject: '${name}' })} />\n`,
    { before: /<\/CustomRoutes>/ },
  );
  changes.put('src/authProvider/policy.ts', `  ${name}: ${named},\n`, {
    before: /\} as const satisfies Record<string, readonly Role\[\]>/,
  });
  const order = await nextOrder();
  changes.put(
    PAGES,
    `{ path: '/${name}', title: ${title}, menu: { icon: '${icon}', order: ${order} } },\n`,
    { before: / {2}\{ path: '\/access-denied'/ },
  );
  for (const [language, text] of Object.entries({ en, de }))
    changes.put(`src/i18n/${language}/pages.ts`, `\n  ${name}: { title: ${quoted(text)} },`, {
      before: /\n\};\n$/,
    });
  expectInMenus(changes, name, [en, de], roles);
  const [by] = roles;
  if (!by) throw new Error('A page needs at least one role: add --roles chief,employee.');
  const other = (['employee', 'chief', 'admin'] as const).find((role) => !roles.includes(role));
  changes.add(
    `tests/component/${name}Page.test.tsx`,
    test(name, en, TEST_LOGINS[by], other && TEST_LOGINS[other]),
  );
  return `Written; review and change:\n${await changes.write()}`;
}
