import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useController, useFormContext } from 'react-hook-form';
import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { assignFiles } from '../../../../contract/views/assignFiles.ts';
import { DropGround } from '../../../ui/form/DropGround.tsx';
import { PROPOSED_TYPES } from '../../../ui/form/pictureTypes.ts';
import { type ComponentDraft, keyOf, noWishes, storedPicture, type Wish } from './pictureWishes.ts';
import { type RoomView, standInFor } from './roomViews.ts';
import type { Refused } from './saveComponent.ts';
import { type Shown, ViewTile } from './ViewTile.tsx';

interface ViewPicturesProps {
  views: readonly RoomView[];
  component?: Pick<ComponentRow, 'images'> | undefined;
  /** Pictures that the last save left unsaved. */
  refused: Refused;
  isReadOnly?: boolean;
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  margin: '12px 0',
  padding: 0,
});

const NOTHING: ComponentRow['images'] = [];

/** The views, and where their pictures are dropped, many at once: each file goes to the view that its name speaks of, or to the next free one. */
export const ViewPictures = ({
  views,
  component,
  refused,
  isReadOnly = false,
}: ViewPicturesProps) => {
  const translate = useTranslate();
  const id = useId();
  const { setValue } = useFormContext<ComponentDraft>();
  const { field } = useController<ComponentDraft, 'pictures'>({ name: 'pictures' });
  const [left, setLeft] = useState<readonly File[]>([]);
  const images = component?.images ?? NOTHING;
  const wishOf = (view: RoomView): Wish => field.value[keyOf(view.id)] ?? null;
  const storedAt = (view: RoomView) => storedPicture({ images }, view.id)?.preview_url;
  const shownAt = (view: RoomView): Shown | undefined => {
    const wish = wishOf(view);
    return wish instanceof File ? wish : wish === 'none' ? undefined : storedAt(view);
  };
  const wishAt = (changes: Record<string, Wish>) => field.onChange({ ...field.value, ...changes });

  useEffect(() => {
    if (refused.size === 0) return;
    // what was not refused is saved, and no wish any more
    const again = Object.fromEntries([...refused].map(([view, { file }]) => [keyOf(view), file]));
    setValue('pictures', { ...noWishes(views), ...again }, { shouldDirty: true });
  }, [refused, setValue, views]);

  const add = (files: readonly File[]) => {
    const assigned = assignFiles(files, views, (view) => shownAt(view) === undefined);
    wishAt(Object.fromEntries([...assigned.placed].map(([view, file]) => [keyOf(view), file])));
    setLeft(assigned.left);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    ...{ noClick: true, noKeyboard: true, disabled: isReadOnly },
    onDropAccepted: add, // what they are, the server judges
  });

  const pictured = views.filter((view) => shownAt(view) !== undefined);
  const standIn = (view: RoomView) => {
    const found = standInFor(view, pictured);
    const picture = found && shownAt(found);
    return found && picture !== undefined ? { view: found, picture } : undefined;
  };
  const faultAt = (view: RoomView) => {
    const found = refused.get(view.id);
    return found && found.file === wishOf(view) ? found.text : undefined;
  };
  const faulty = views.filter((view) => faultAt(view) !== undefined).length;

  return (
    <>
      {!isReadOnly && (
        <DropGround {...getRootProps()} role="group" aria-labelledby={id} data-over={isDragActive}>
          <input {...getInputProps({ accept: PROPOSED_TYPES, 'aria-hidden': true })} />
          <span id={id} className="label">
            {translate('rooms.drop')}
          </span>
          <span className="buttons">
            <Button
              size="small"
              variant="outlined"
              startIcon={<CloudUploadOutlined />}
              onClick={open}
            >
              {translate('rooms.choose_many')}
            </Button>
            <span className="hint">{translate('rooms.by_name')}</span>
          </span>
        </DropGround>
      )}
      {faulty > 0 && (
        <Alert severity="error">{translate('rooms.refused', { smart_count: faulty })}</Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" onClose={() => setLeft([])}>
          {translate('rooms.left', {
            smart_count: left.length,
            names: left.map(({ name }) => name).join(', '),
          })}
        </Alert>
      )}
      <p style={{ margin: '8px 0 0', fontSize: 14 }} role="status">
        {translate(pictured.length === views.length ? 'rooms.complete' : 'rooms.missing', {
          smart_count: views.length - pictured.length,
        })}
      </p>
      <Grid>
        {views.map((view) => (
          <ViewTile
            key={view.id}
            view={view}
            views={views}
            stored={storedAt(view)}
            wish={wishOf(view)}
            fault={faultAt(view)}
            standIn={standIn(view)}
            isReadOnly={isReadOnly}
            onWish={(wish) => wishAt({ [keyOf(view.id)]: wish })}
            // two new pictures change places
            onMove={(to) => {
              const there = field.value[keyOf(to)];
              wishAt({
                [keyOf(to)]: wishOf(view),
                [keyOf(view.id)]: there instanceof File ? there : null,
              });
            }}
          />
        ))}
      </Grid>
    </>
  );
};
