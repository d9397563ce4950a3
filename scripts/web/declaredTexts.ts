import { pathToFileURL } from 'node:url';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';

const TEXTS = /\/src\/resources\/texts\/(?:en|de)\.ts$/;
/** Declarations and what they share. */
const DECLARATIONS = /\/src\/resources\/(?!texts\/).*\.ts$/;
/** Modules that may hold German texts. */
const GERMAN = /\/src\/(?:i18n\/de\/|resources\/texts\/de\.ts)/;
/** Short texts are the same in both languages, or stand somewhere by chance. */
const TELLING_LENGTH = 16;

type Property = Extract<ESTree.ObjectExpression['properties'][number], { type: 'Property' }>;

const isText = (value: ESTree.Expression): boolean =>
  value.type === 'Literal' ||
  (value.type === 'TemplateLiteral' && value.expressions.length === 0) ||
  (value.type === 'ArrayExpression' &&
    value.elements.every((element) => element?.type === 'Literal'));

const isLanguage = (
  property: ESTree.ObjectExpression['properties'][number],
): property is Property =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  ['en', 'de'].includes(property.key.name) &&
  isText(property.value as ESTree.Expression); // in an expression a property's value is one

/** What is left of an object whose texts are taken out: its other properties, or `1`, which is as true as a text. */
const remainder = (code: string, properties: ESTree.ObjectExpression['properties']): string => {
  const others = properties
    .filter((property) => !isLanguage(property))
    .map(({ start, end }) => code.slice(start, end));
  return others.length > 0 ? `{ ${others.join(', ')} }` : '1';
};

/** The source of a declaration without its labels: every object with a text under `en` and under `de` loses both. */
export const withoutTexts = (code: string, file: string): string => {
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      if (properties.filter(isLanguage).length === 2)
        edits.push({ start, end, text: remainder(code, properties) });
    },
  }).visit(parseSync(file, code).program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
};

const evaluated = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(file).href)).default;

const tellingTexts = (messages: unknown): string[] =>
  typeof messages === 'string'
    ? messages.length < TELLING_LENGTH || messages.includes('||||')
      ? []
      : [messages]
    : Object.values(messages as Record<string, unknown>).flatMap(tellingTexts); // a tree of texts

/** Chunks that carry a German text without being the German messages. */
const strays = (bundle: Rolldown.OutputBundle, texts: string[]): string[] =>
  Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk' || chunk.moduleIds.some((id) => GERMAN.test(id))) return [];
    return texts
      .filter((text) => chunk.code.includes(text))
      .map((text) => `${chunk.fileName} carries "${text}"`);
  });

/**
 * Declarations say everything in both languages; a browser gets one. The build takes the labels out of the declarations and lays
 * them, by key, into the messages of their language. At run time texts are translated by key (src/framework/define/textKeys.ts), never
 * read from a label.
 */
export const declaredTexts = (): Plugin => {
  let german: string[] = [];
  return {
    name: 'turntable:declared-texts',
    apply: 'build',
    load: {
      filter: { id: TEXTS },
      async handler(id) {
        const messages = await evaluated(id);
        if (GERMAN.test(id)) german = tellingTexts(messages);
        return { code: `export default ${JSON.stringify(messages)};`, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: DECLARATIONS, code: /\bde\b/ },
      handler: (code, id) => ({ code: withoutTexts(code, id), map: null }),
    },
    generateBundle(_, bundle) {
      const found = strays(bundle, german);
      if (found.length > 0)
        this.error(
          `German texts outside the German messages, read from a label:\n${found.join('\n')}`,
        );
    },
  };
};
