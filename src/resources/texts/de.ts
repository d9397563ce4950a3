import { RESOURCES } from '../index.ts';
import { textsOf } from './textsOf.ts';

/** What all declarations say in German. The build puts the texts themselves in this module's place (scripts/web/declaredTexts.ts). */
export default textsOf(RESOURCES, 'de');
