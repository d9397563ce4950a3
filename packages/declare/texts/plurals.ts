/** The plural categories of Intl, in the order of a text's forms. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** In every language, the forms of these numbers are those of all whole numbers that are read in full. */
const NUMBERS = Array.from({ length: 200 }, (_, number) => number);

const categoriesOf = (rules: Intl.PluralRules): Intl.LDMLPluralRule[] => {
  const used = new Set(NUMBERS.map((number) => rules.select(number)));
  return CATEGORIES.filter((category) => used.has(category));
};

/** Returns a function that says which of a text's forms (`photo |||| photos`) belongs to a number, by the rules of Intl. */
const formsOf = (language: string): ((count: number) => number) => {
  let rules: Intl.PluralRules | undefined;
  let categories: Intl.LDMLPluralRule[] | undefined;
  return (count) => {
    rules ??= new Intl.PluralRules(language); // takes milliseconds, and most languages are not used
    categories ??= categoriesOf(rules);
    const form = categories.indexOf(rules.select(count));
    return form < 0 ? categories.length - 1 : form; // a fraction or a million may have a form of its own: the last one reads best
  };
};

/** Returns the plural rules of languages, as Polyglot takes them. */
export const pluralRules = (languages: readonly string[]) => ({
  pluralTypes: Object.fromEntries(languages.map((language) => [language, formsOf(language)])),
  pluralTypeToLanguages: Object.fromEntries(languages.map((language) => [language, [language]])),
});
