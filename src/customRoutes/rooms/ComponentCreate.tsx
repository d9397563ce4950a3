import { useRights } from '@turntable/declare/access/useRights.ts';
import type { UploadProgress } from '@turntable/declare/api/sendWithProgress.ts';
import { createKey } from '@turntable/declare/define/textKeys.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { CreateBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { PageTitle, Trail } from '@turntable/declare/ui/Trail.tsx';
import { Navigate, useNavigate, useNotify, useTranslate } from 'react-admin';
import { ComponentForm, type SaveEnd } from './ComponentForm.tsx';
import {
  type ComponentDraft,
  componentApi,
  keepRefused,
  newFiles,
  sendUsable,
} from './components.ts';
import { useRoomViews, ViewsLoading } from './roomViews.tsx';

/** The form of a new wall or floor: its name and its pictures by view, shown before anything is sent. */
const ComponentCreate = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const place = usePlace(resource);
  const fail = useFailure(resource, ['name']);
  const may = useRights(resource)('create').may;
  const loading = useRoomViews();
  const title = translate(createKey(resource));
  const api = componentApi(resource, place.params);

  const save = async (
    { name, pictures }: ComponentDraft,
    onProgress: UploadProgress,
  ): Promise<SaveEnd> => {
    const files = newFiles(pictures);
    if (files.size === 0) {
      notify('rooms.no_picture', { type: 'error' });
      return { errors: { root: { server: translate('rooms.no_picture') } } };
    }
    try {
      const { answer, refused } = await sendUsable(files, (usable) =>
        api.create(name, usable, onProgress),
      );
      if (!answer) return { refused };
      notify('record.created', { type: 'success', messageArgs: { name: answer.name } });
      keepRefused(answer.id, refused);
      navigate(place.record(answer.id));
      return {};
    } catch (error) {
      return { errors: fail(error) };
    }
  };

  if (!may) return <Navigate to="/access-denied" replace />;
  if (!loading.views) return <ViewsLoading {...loading} />;
  return (
    <>
      <PageTitle title={title} />
      {place.crumbs.length > 0 && <Trail crumbs={place.crumbs} here={title} />}
      <ComponentForm resource={resource} views={loading.views} onSave={save}>
        <CreateBar back={place.list} />
      </ComponentForm>
    </>
  );
};

export default ComponentCreate;
