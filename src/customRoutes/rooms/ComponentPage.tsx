import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '@turntable/declare/access/useRights.ts';
import type { UploadProgress } from '@turntable/declare/api/sendWithProgress.ts';
import { fieldKey } from '@turntable/declare/define/textKeys.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { useConflict } from '@turntable/declare/record/useConflict.tsx';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { useSeen } from '@turntable/declare/ui/form/useSeen.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useEffect, useState } from 'react';
import { Form, type RaRecord, useNotify, useTranslate } from 'react-admin';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import { useViewName } from '../views/useViewName.ts';
import { ComponentForm, type SaveEnd } from './ComponentForm.tsx';
import {
  type ComponentDraft,
  type Conflict,
  componentApi,
  forgetRefused,
  keptRefused,
  keyOf,
  NONE_REFUSED,
  noPictureChanges,
  type Refused,
  saveComponent,
  storedPicture,
} from './components.ts';
import { type RoomView, useRoomViews, ViewsLoading } from './roomViews.tsx';
import { type Shown, ShownPicture, ViewPictures } from './ViewPictures.tsx';

const Small = styled('div')({
  width: 120,
  '& img': { display: 'block', width: '100%', borderRadius: 6 },
});

/** Saves a wall or floor and shows the result as a toast. `dialog` has the user choose whose change stays, and must be rendered. */
const useSaveComponent = (
  resource: string,
  component: ComponentRow,
  views: readonly RoomView[],
  onStored: (stored: ComponentRow) => void,
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
  const askAbout = ({ mine, theirs, views: conflicts, isNamed }: Conflict) =>
    ask([
      ...(isNamed
        ? [{ label: translate(fieldKey(resource, 'name')), mine: mine.name, theirs: theirs.name }]
        : []),
      ...conflicts.map((view) => {
        const change = mine.pictures[keyOf(view)];
        return {
          label: nameOf(views.find(({ id }) => id === view)),
          mine: small(change instanceof File ? change : undefined),
          theirs: small(storedPicture(theirs, view)?.preview_url),
        };
      }),
    ]);

  const save = async (draft: ComponentDraft, onProgress: UploadProgress): Promise<SaveEnd> => {
    try {
      const refused = await saveComponent(component, draft, {
        api: componentApi(resource, params),
        ask: askAbout,
        onStored: (stored) => {
          const queryKey = [resource, 'getOne', { id: String(stored.id) }];
          client.setQueriesData({ queryKey }, stored);
          onStored(stored);
        },
        onProgress,
      });
      if (refused.size === 0)
        notify('record.saved', { type: 'success', messageArgs: { name: draft.name } });
      return { refused };
    } catch (error) {
      return { errors: fail(error) };
    } finally {
      void client.invalidateQueries(); // lists count the pictures, rooms show them
    }
  };
  return { save, dialog };
};

interface Parts {
  resource: string;
  component: ComponentRow;
  views: readonly RoomView[];
}

/**
 * Returns the pictures that were refused when the wall or floor was created. They are forgotten once the page is shown, not when it is first rendered:
 * React may render a page several times before it shows it.
 */
export const useRefusedBefore = (id: number): Refused => {
  const [refused] = useState(() => keptRefused(id));
  useEffect(forgetRefused, []);
  return refused;
};

const Edited = ({ resource, component, views }: Parts) => {
  const refusedBefore = useRefusedBefore(component.id);
  const { seen, setSeen, setDirty } = useSeen(component);
  const { save, dialog } = useSaveComponent(resource, seen, views, setSeen);
  return (
    <>
      <ComponentForm
        resource={resource}
        component={seen}
        views={views}
        refusedBefore={refusedBefore}
        onSave={save}
      >
        <SaveBar onDirty={setDirty} />
      </ComponentForm>
      {dialog}
    </>
  );
};

/** The wall or floor for users who may not change it, with the reason. */
const Read = ({ component, views, why }: Parts & { why: string | undefined }) => {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      {why && <Alert severity="info">{translate(why)}</Alert>}
      <Form record={{ id: 'component', pictures: noPictureChanges(views) }}>
        <ViewPictures views={views} component={component} refused={NONE_REFUSED} isReadOnly />
      </Form>
    </Card>
  );
};

/** The page of a wall or floor: its name and its picture at every view, or the one that is used where it is missing. */
const ComponentPage = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const component = record as ComponentRow & RaRecord; // a wall or floor, as its calls answer
  const { may, why } = useRights(resource)('edit', record);
  const loading = useRoomViews(component);
  if (!loading.views) return <ViewsLoading {...loading} />;
  const parts = { resource, component, views: loading.views };
  return may ? <Edited {...parts} /> : <Read {...parts} why={why} />;
};

export default ComponentPage;
