import { describe, expect, it } from 'vitest';
import { withoutTexts } from '../../../scripts/web/declaredTexts.ts';

const left = (code: string) => withoutTexts(code, 'things.resource.ts');

describe('a declaration in the bundle', () => {
  it('has no texts, and where there was one it still counts as said', () => {
    expect(
      left(
        "const a = { label: { en: 'Größe', de: 'Größe' }, hint: { en: 'ä', de: `ö` }, order: 3 };",
      ),
    ).toBe('const a = { label: 1, hint: 1, order: 3 };');
    expect(left("x({ label: { en: ['One', 'Many'], de: ['Eins', 'Viele'] } })")).toBe(
      'x({ label: 1 })',
    );
  });

  it('keeps the colour of a state', () => {
    expect(
      left("status({ en: 'S', de: 'S' }, { new: { en: 'New', de: 'Neu', tone: 'info' } })"),
    ).toBe("status(1, { new: { tone: 'info' } })");
  });

  it('keeps whatever only looks like a label', () => {
    for (const code of [
      "const a = { en: 'One' };",
      'const a = { en: one, de: two };',
      "const LOADERS = { en: () => 'a', de: () => 'b' };",
    ]) {
      expect(left(code)).toBe(code);
    }
  });
});
