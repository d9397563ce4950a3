import { describe, expect, test } from 'vitest';
import { assignFiles, viewOfFile } from '../../../contract/views/assignFiles.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import { substituteFor } from '../../../src/customRoutes/rooms/roomViews.tsx';

const views = standardPreset.items
  .map((item, position) => ({ ...item, id: 100 + position, position }))
  .filter(({ kind }) => kind === 'exterior');
const codeOf = (name: string) => viewOfFile(name, views)?.code;
const file = (name: string) => new File([name], name);
const assign = (names: string[], taken: string[] = []) => {
  const { placed, left } = assignFiles(names.map(file), views, ({ code }) => !taken.includes(code));
  return {
    placed: Object.fromEntries(
      [...placed].map(([id, { name }]) => [views.find((view) => view.id === id)?.code, name]),
    ),
    left: left.map(({ name }) => name),
  };
};

describe('a file', () => {
  test.each([
    ['image_front.jpg', 'front'],
    ['wall-front-left.png', 'front-left'],
    ['Wall FRONT_LEFT_LOW (2).webp', 'front-left-low'],
    ['image[angle_103].jpg', views.find(({ id }) => id === 103)?.code],
    ['rear.jpeg', 'rear'],
  ])('%s is for the view %s', (name, code) => expect(codeOf(name)).toBe(code));

  test('is recognised by the view’s name in both languages', () => {
    for (const { code, name } of views) {
      expect(codeOf(`Wand ${name.de}.jpg`), name.de).toBe(code);
      expect(codeOf(`wall_${name.en.replaceAll(' ', '_')}.png`), name.en).toBe(code);
    }
  });

  test('whose name names no view, or two, is for no particular view', () => {
    for (const name of ['IMG_2041.jpg', 'frontier.jpg', 'front.and.rear.jpg', 'image[angle_9].jpg'])
      expect(codeOf(name), name).toBeUndefined();
  });
});

describe('many files', () => {
  test('are assigned by their names, the others in order to the next free views', () => {
    const [first = '', second = ''] = views
      .map(({ code }) => code)
      .filter((code) => !['rear', 'left'].includes(code));
    expect(assign(['IMG_10.jpg', 'IMG_9.jpg', 'wall_rear.jpg'], ['left'])).toEqual({
      placed: { rear: 'wall_rear.jpg', [first]: 'IMG_9.jpg', [second]: 'IMG_10.jpg' },
      left: [],
    });
  });

  test('replace a picture only if the name says so', () => {
    const all = views.map(({ code }) => code);
    expect(assign(['front.jpg', 'IMG_1.jpg'], all)).toEqual({
      placed: { front: 'front.jpg' },
      left: ['IMG_1.jpg'],
    });
  });

  test('for the same view are not both assigned to it, nor one silently to another', () => {
    expect(assign(['a-front.jpg', 'b-front.png'])).toEqual({
      placed: { front: 'a-front.jpg' },
      left: ['b-front.png'],
    });
  });
});

describe('a view without a picture', () => {
  const byCode = (code: string) => {
    const view = views.find((one) => one.code === code);
    if (!view) throw new Error(`no view ${code}`);
    return view;
  };
  const [one, two, three] = views;
  test('uses that of the nearest view, or the earlier of two equally near ones', () => {
    expect(substituteFor(byCode('front'), [byCode('front')])?.code).toBe('front');
    if (!one || !two || !three) throw new Error('there are three views');
    expect(substituteFor(two, [three, one])?.code).toBe(one.code);
  });
  test('has none if there is none', () =>
    expect(substituteFor(byCode('front'), [])).toBeUndefined());
});
