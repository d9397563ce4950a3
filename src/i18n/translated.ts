/** The shape of a language's messages: the keys of the English ones. A missing key is a compile error. */
export type Translated<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>;
};

/** Messages as the provider takes them. */
export interface MessageTree {
  [key: string]: MessageTree | string | undefined;
}
