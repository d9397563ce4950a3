import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import type { UploadProgress } from '../../../api/sendWithProgress.ts';
import { fieldKey } from '../../../framework/define/textKeys.ts';
import { useFailure } from '../../../framework/record/failure.ts';
import { useConflict } from '../../../framework/record/useConflict.tsx';
import { usePlace } from '../../../ui/place/Place.ts';
import type { SaveEnd } from './ComponentForm.tsx';
import { componentApi } from './componentApi.ts';
import { type ComponentDraft, type Contest, keyOf, storedPicture } from './pictureWishes.ts';
import { type RoomView, useViewName } from './roomViews.ts';
import { saveComponent } from './saveComponent.ts';
import { type Shown, ShownPicture } from './ViewTile.tsx';

const Small = styled('div')({
  width: 120,
  '& img': { display: 'block', width: '100%', borderRadius: 6 },
});

/** Saves a wall or floor that is there; what comes of it is said. `dialog` asks whose change stays, and has to be drawn. */
export const useSaveComponent = (
  resource: string,
  component: ComponentRow,
  views: readonly RoomView[],
) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const nameOf = useViewName();
  const { params } = usePlace(resource);
  const fail = useFailure(resource, ['name']);
  const { ask, dialog } = useConflict();

  const small = (picture: Shown | undefined) => (
    <Small>
      {picture === undefined ? translate('rooms.no_more') : <ShownPicture picture={picture} />}
    </Small>
  );
  const askAbout = ({ mine, theirs, views: contested, isNamed }: Contest) =>
    ask([
      ...(isNamed
        ? [{ label: translate(fieldKey(resource, 'name')), mine: mine.name, theirs: theirs.name }]
        : []),
      ...contested.map((view) => {
        const wish = mine.pictures[keyOf(view)];
        return {
          label: nameOf(views.find(({ id }) => id === view)),
          mine: small(wish instanceof File ? wish : undefined),
          theirs: small(storedPicture(theirs, view)?.preview_url),
        };
      }),
    ]);

  const save = async (draft: ComponentDraft, onProgress: UploadProgress): Promise<SaveEnd> => {
    try {
      const refused = await saveComponent(component, draft, {
        api: componentApi(resource, params),
        ask: askAbout,
        onProgress,
      });
      if (refused.size === 0)
        notify('record.saved', { type: 'success', messageArgs: { name: draft.name } });
      return { refused };
    } catch (error) {
      return { errors: fail(error) };
    } finally {
      await client.invalidateQueries(); // lists tell how many pictures there are, rooms show them
    }
  };
  return { save, dialog };
};
