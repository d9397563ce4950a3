/** The shape of a language's messages: the keys of the English ones. A missing key is a compile error. */
export type Translated<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>;
};

/** The same for a language in which texts may be missing; texts of declarations (`resources`) replace the labels there. */
export type PartlyTranslated<Messages> = {
  [Key in keyof Omit<Messages, 'ra'>]?: Messages[Key] extends string
    ? string
    : PartlyTranslated<Messages[Key]>;
} & { ra?: MessageTree; resources?: MessageTree };

/** Messages as the provider takes them. */
export interface MessageTree {
  [key: string]: MessageTree | string | undefined;
}
