/** The plural categories of Intl, in the order of a text's forms. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** In every language, the forms of these numbers are those of all whole numbers that are read in full. */
const NUMBERS = Array.from({ length: 200 }, (_, number) => number);

const formOf = (language: string, count: number): number => {
  const rules = new Intl.PluralRules(language);
  const used = new Set(NUMBERS.map((number) => rules.select(number)));
  const forms = CATEGORIES.filter((category) => used.has(category));
  const form = forms.indexOf(rules.select(count));
  return form < 0 ? forms.length - 1 : form; // a fraction or a million may have a form of its own: the last one reads best
};

/** Returns a function that says which of a text's forms (`photo |||| photos`) belongs to a number, by the rules of Intl. */
const formsOf = (language: string): ((count: number) => number) => {
  const found = new Map<number, number>(); // asked for every text
  return (count) => {
    const form = found.get(count) ?? formOf(language, count);
    found.set(count, form);
    return form;
  };
};

/** Returns the plural rules of languages, as Polyglot takes them. */
export const pluralRules = (languages: readonly string[]) => ({
  pluralTypes: Object.fromEntries(languages.map((language) => [language, formsOf(language)])),
  pluralTypeToLanguages: Object.fromEntries(languages.map((language) => [language, [language]])),
});
