import { textIn } from '@turntable/declare/contract/localText.ts';
import { inArray } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { presetItems } from '../../db/schema/index.ts';
import { type Locale, message } from '../../messages/index.ts';
import type { PhotoRecord } from './photoView.ts';

/** Returns the photos whose finished picture shows a plate that was to be changed, without those that the user has confirmed. */
export const unchangedPlates = <P extends Pick<PhotoRecord, 'id' | 'unchanged_plate'>>(
  photos: readonly P[],
  confirmed: readonly number[] = [],
): P[] =>
  photos.filter(({ id, unchanged_plate }) => unchanged_plate !== null && !confirmed.includes(id));

/** Returns what such pictures are called, in one line: the names of their views. */
export const namesOfPictures = async (
  tx: Tx,
  photos: readonly Pick<PhotoRecord, 'extra' | 'preset_item_id'>[],
  locale: Locale,
): Promise<string> => {
  const views = await tx
    .select({ id: presetItems.id, name: presetItems.name })
    .from(presetItems)
    .where(
      inArray(
        presetItems.id,
        photos.flatMap(({ preset_item_id }) => preset_item_id ?? []),
      ),
    );
  const nameOf = (photo: Pick<PhotoRecord, 'extra' | 'preset_item_id'>) => {
    const view = photo.extra ? undefined : views.find(({ id }) => id === photo.preset_item_id);
    return (view && textIn(view.name, locale)) || message(locale, 'extra_photo');
  };
  return photos.map(nameOf).join(', ');
};

/** Refuses to hand out such pictures unless each is confirmed: 422 at `confirmed_plates`, with their names. */
export const assertPlatesConfirmed = async (
  tx: Tx,
  photos: readonly PhotoRecord[],
  confirmed: readonly number[] | undefined,
  locale: Locale,
): Promise<void> => {
  const open = unchangedPlates(photos, confirmed);
  if (open.length === 0) return;
  const pictures = await namesOfPictures(tx, open, locale);
  throw invalidField('confirmed_plates', { code: 'plates_unchanged', params: { pictures } });
};
