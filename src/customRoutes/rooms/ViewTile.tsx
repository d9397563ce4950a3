import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useDropzone } from 'react-dropzone';
import { PROPOSED_TYPES } from '../../ui/form/pictureTypes.ts';
import { useLocalPreview } from '../vehicles/uploads.tsx';
import type { Wish } from './pictureWishes.ts';
import { type RoomView, useViewName } from './roomViews.ts';

/** A picture that is there, by its address, or one that was chosen just now. */
export type Shown = File | string;

interface ViewTileProps {
  view: RoomView;
  /** Where a new picture can be moved to. */
  views: readonly RoomView[];
  stored: string | undefined;
  wish: Wish;
  /** Why the new picture was refused. */
  fault: string | undefined;
  /** Whose picture is seen instead of this view's. */
  standIn: { view: RoomView; picture: Shown } | undefined;
  isReadOnly: boolean;
  onWish: (wish: Wish) => void;
  onMove: (to: number) => void;
}

const Tile = styled('li')(({ theme }) => ({
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
  '& button': {
    minHeight: 28,
    padding: '0 8px',
    font: 'inherit',
    color: theme.palette.primary.main,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
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

const stateOf = ({ wish, stored }: Pick<ViewTileProps, 'wish' | 'stored'>) => {
  if (wish instanceof File) return 'new';
  if (stored === undefined) return 'missing';
  return wish === 'none' ? 'goes' : 'kept';
};

/** A view with its picture, or with what stands in for it; here the picture is chosen, exchanged and taken away. */
export const ViewTile = (props: ViewTileProps) => {
  const { view, views, stored, wish, fault, standIn, isReadOnly, onWish, onMove } = props;
  const translate = useTranslate();
  const nameOf = useViewName();
  const name = nameOf(view);
  const state = stateOf(props);
  const isNew = wish instanceof File;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    ...{
      multiple: false,
      noClick: true,
      noKeyboard: true,
      noDragEventsBubbling: true,
      disabled: isReadOnly,
    },
    onDropAccepted: ([file]) => file && onWish(file), // what it is, the server judges
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
    <button type="button" aria-label={`${translate(`rooms.${key}`)}: ${name}`} onClick={press}>
      {translate(`rooms.${key}`)}
    </button>
  );
  return (
    <Tile
      {...getRootProps({ role: 'listitem' })}
      aria-label={name}
      data-state={state}
      data-faulty={fault !== undefined}
      data-over={isDragActive}
    >
      {!isReadOnly && <input {...getInputProps({ accept: PROPOSED_TYPES, 'aria-hidden': true })} />}
      <ShownPicture picture={isNew ? wish : state === 'missing' ? standIn?.picture : stored} />
      <strong>{name}</strong>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {remark && fault === undefined && <p>{remark}</p>}
      {isNew && (
        <NativeSelect
          value={view.id}
          inputProps={{ 'aria-label': translate('rooms.view_of', { name: wish.name }) }}
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
          {state === 'kept' && button('remove', () => onWish('none'))}
          {state === 'goes' && button('keep', () => onWish(null))}
          {isNew && button('take_back', () => onWish(null))}
        </span>
      )}
    </Tile>
  );
};
