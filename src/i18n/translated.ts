/** The shape of a language's messages: every key of the English ones, with a text of its own. A missing key does not compile. */
export type Translated<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>;
};

/** Messages as the provider reads them. */
export interface MessageTree {
  [key: string]: MessageTree | string | undefined;
}
