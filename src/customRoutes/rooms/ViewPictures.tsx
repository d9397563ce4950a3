import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { DropArea } from '@turntable/declare/ui/form/DropArea.tsx';
import { PROPOSED_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { useController, useFormContext } from 'react-hook-form';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import { assignFiles } from '../../../contract/views/assignFiles.ts';
import { useLocalPreview } from '../../uploads/useLocalPreview.ts';
import { useViewName } from '../views/useViewName.ts';
import {
  type ComponentDraft,
  keyOf,
  noPictureChanges,
  type PictureChange,
  type Refused,
  storedPicture,
} from './components.ts';
import { type RoomView, substituteFor } from './roomViews.tsx';

/** A stored picture by its address, or a newly chosen file. */
export type Shown = File | string;

interface ViewTileProps {
  view: RoomView;
  /** The views that a new picture can be moved to. */
  views: readonly RoomView[];
  stored: string | undefined;
  change: PictureChange;
  /** Why the new picture was refused. */
  fault: string | undefined;
  /** The view whose picture is used instead of the missing one. */
  standIn: { view: RoomView; picture: Shown } | undefined;
  isReadOnly: boolean;
  onChange: (change: PictureChange) => void;
  onMove: (to: number) => void;
}

const TileOfView = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 6,
  padding: 8,
  minWidth: 0,
  listStyle: 'none',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  fontSize: 13,
  '&[data-state=missing]': { borderStyle: 'dashed' },
  '&[data-state=new]': { borderColor: theme.palette.primary.main },
  '&[data-faulty=true]': { borderColor: theme.palette.error.main },
  '&[data-over=true]': { outline: `2px solid ${theme.palette.primary.main}` },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  '& p[role=alert]': { color: theme.palette.error.main },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: 6,
    backgroundColor: theme.palette.action.hover,
  },
  '& .picture > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-state=missing] .picture > img, &[data-state=goes] .picture > img': { opacity: 0.4 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 6 },
}));

export const ShownPicture = ({ picture }: { picture: Shown | undefined }) => {
  const file = picture instanceof File ? picture : undefined;
  const local = useLocalPreview(file);
  const address = file ? local : (picture as string | undefined); // it is no file
  return (
    <span className="picture">
      {address ? <img src={address} alt="" loading="lazy" /> : <span>{file?.name}</span>}
    </span>
  );
};

const stateOf = ({ change, stored }: Pick<ViewTileProps, 'change' | 'stored'>) => {
  if (change instanceof File) return 'new';
  if (stored === undefined) return 'missing';
  return change === 'none' ? 'goes' : 'kept';
};

/** A view with its picture, or the one that is used instead. The picture can be chosen, replaced and removed. */
const ViewTile = (props: ViewTileProps) => {
  const { view, views, stored, change, fault, standIn, isReadOnly, onChange, onMove } = props;
  const translate = useTranslate();
  const nameOf = useViewName();
  const name = nameOf(view);
  const state = stateOf(props);
  const isNew = change instanceof File;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    disabled: isReadOnly,
    onDropAccepted: ([file]) => file && onChange(file), // the server checks the content
  });
  const remark =
    state === 'missing'
      ? standIn
        ? translate('rooms.stands_in', { view: nameOf(standIn.view) })
        : translate('rooms.photo_box')
      : state === 'kept'
        ? undefined
        : translate(
            state === 'goes' ? 'rooms.goes' : stored === undefined ? 'rooms.new' : 'rooms.replaces',
          );
  const button = (key: string, press: () => void) => (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${translate(`rooms.${key}`)}: ${name}`}
      onClick={press}
    >
      {translate(`rooms.${key}`)}
    </Button>
  );
  return (
    <TileOfView
      {...getRootProps({ role: 'listitem' })}
      aria-label={name}
      data-state={state}
      data-faulty={fault !== undefined}
      data-over={isDragActive}
    >
      {!isReadOnly && <input {...getInputProps({ accept: PROPOSED_TYPES, 'aria-hidden': true })} />}
      <ShownPicture picture={isNew ? change : state === 'missing' ? standIn?.picture : stored} />
      <strong>{name}</strong>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {remark && fault === undefined && <p>{remark}</p>}
      {isNew && (
        <NativeSelect
          value={view.id}
          inputProps={{ 'aria-label': translate('rooms.view_of', { name: change.name }) }}
          sx={{ fontSize: 13 }}
          onChange={({ target }) => onMove(Number(target.value))}
        >
          {views.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </NativeSelect>
      )}
      {!isReadOnly && (
        <span className="buttons">
          {state !== 'goes' && button(state === 'missing' ? 'choose' : 'replace', open)}
          {state === 'kept' && button('remove', () => onChange('none'))}
          {state === 'goes' && button('keep', () => onChange(null))}
          {isNew && button('take_back', () => onChange(null))}
        </span>
      )}
    </TileOfView>
  );
};

interface ViewPicturesProps {
  views: readonly RoomView[];
  component?: Pick<ComponentRow, 'images'> | undefined;
  /** Pictures that were refused by the last save. */
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

/** The views with a drop zone for many pictures: each file goes to the view in its name, or to the next free one. */
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
  const changeOf = (view: RoomView): PictureChange => field.value[keyOf(view.id)] ?? null;
  const storedAt = (view: RoomView) => storedPicture({ images }, view.id)?.preview_url;
  const shownAt = (view: RoomView): Shown | undefined => {
    const change = changeOf(view);
    return change instanceof File ? change : change === 'none' ? undefined : storedAt(view);
  };
  const changeViews = (changes: Record<string, PictureChange>) =>
    field.onChange({ ...field.value, ...changes });

  useEffect(() => {
    if (refused.size === 0) return;
    // accepted pictures are saved and no longer part of the form
    const again = Object.fromEntries([...refused].map(([view, { file }]) => [keyOf(view), file]));
    setValue('pictures', { ...noPictureChanges(views), ...again }, { shouldDirty: true });
  }, [refused, setValue, views]);

  const add = (files: readonly File[]) => {
    const assigned = assignFiles(files, views, (view) => shownAt(view) === undefined);
    changeViews(
      Object.fromEntries([...assigned.placed].map(([view, file]) => [keyOf(view), file])),
    );
    setLeft(assigned.left);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isReadOnly,
    onDropAccepted: add, // what they are, the server judges
  });

  const pictured = views.filter((view) => shownAt(view) !== undefined);
  const standIn = (view: RoomView) => {
    const found = substituteFor(view, pictured);
    const picture = found && shownAt(found);
    return found && picture !== undefined ? { view: found, picture } : undefined;
  };
  const faultAt = (view: RoomView) => {
    const found = refused.get(view.id);
    return found && found.file === changeOf(view) ? found.text : undefined;
  };
  const faulty = views.filter((view) => faultAt(view) !== undefined).length;

  return (
    <>
      {!isReadOnly && (
        <DropArea {...getRootProps()} role="group" aria-labelledby={id} data-over={isDragActive}>
          <input {...getInputProps({ accept: PROPOSED_TYPES, 'aria-hidden': true })} />
          <span id={id} className="label">
            {translate('rooms.all_views')}
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
            <span className="hint drop">{translate('record.files_drop')}</span>
            <span className="hint">{translate('rooms.by_name')}</span>
          </span>
        </DropArea>
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
            change={changeOf(view)}
            fault={faultAt(view)}
            standIn={standIn(view)}
            isReadOnly={isReadOnly}
            onChange={(change) => changeViews({ [keyOf(view.id)]: change })}
            // two new pictures are swapped
            onMove={(to) => {
              const there = field.value[keyOf(to)];
              changeViews({
                [keyOf(to)]: changeOf(view),
                [keyOf(view.id)]: there instanceof File ? there : null,
              });
            }}
          />
        ))}
      </Grid>
    </>
  );
};
