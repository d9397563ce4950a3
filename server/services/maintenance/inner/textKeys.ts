import { arrayOverlaps, inArray, sql } from '@turntable/declare/server/db/drizzle.ts';
import { unionAll } from '@turntable/declare/server/db/drizzlePg.ts';
import type { Tx } from '../../../db/client.ts';
import { feedback, feedbackFiles, instructions } from '../../../db/schema/index.ts';

/** Returns those of the files that a help article or a message to the operator names, and the other pictures of each such article. */
export const keysNamedByTexts = async (
  tx: Tx,
  keys: readonly string[],
): Promise<(string | null)[]> => {
  const ofArticles = tx
    .select({ key: sql<string | null>`unnest(${instructions.pictures})` })
    .from(instructions)
    .where(arrayOverlaps(instructions.pictures, [...keys]));
  const ofMessages = tx
    .select({ key: feedback.screenshot_key })
    .from(feedback)
    .where(inArray(feedback.screenshot_key, [...keys]));
  const ofFiles = tx
    .select({ key: sql<string | null>`${feedbackFiles.key}` })
    .from(feedbackFiles)
    .where(inArray(feedbackFiles.key, [...keys]));
  return (await unionAll(ofArticles, ofMessages, ofFiles)).map(({ key }) => key);
};
