/** A way to break the product, and the test that must notice it. */
export interface Mutant {
  /** What the broken product does, as a sentence: "a chief makes a user an operator". */
  does: string;
  /** The file that is broken, from the project's root. */
  file: string;
  /** A text that the file contains exactly once. */
  find: string;
  replace: string;
  /** The test file that must fail, at the fastest level that can notice it; its folder names the level. */
  caughtBy: string;
  /** A regular expression for the names of the tests to run there; without it all of them. */
  test?: string;
}
