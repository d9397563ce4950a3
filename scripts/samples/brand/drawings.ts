import { forgotIllustration, signInIllustration } from './illustrations.ts';
import { favicon, mark, railMark } from './mark.ts';

/** Returns the brand's drawings as SVG, by their paths in the project. */
export const brandDrawings = (): Readonly<Record<string, string>> => ({
  'src/assets/mark.svg': mark(),
  'src/assets/railMark.svg': railMark(),
  'src/assets/signIn.svg': signInIllustration(),
  'src/assets/forgotPassword.svg': forgotIllustration(),
  'public/favicon.svg': favicon(),
});
