/** A value to filter by, said by a translation key or by a text that is the same in all languages. */
export type Choice = { value: string; label: string } | { value: string; text: string };

/** Choices that the server knows. Fewer than two are no choice: the filter is not shown. */
export interface LoadedChoices {
  choices: readonly Choice[];
  /** Set when they could not be loaded; asks again. */
  retry?: () => void;
}

export const choiceText = (choice: Choice, translate: (key: string) => string): string =>
  'text' in choice ? choice.text : translate(choice.label);
