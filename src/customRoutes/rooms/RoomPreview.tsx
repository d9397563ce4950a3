import { styled } from '@mui/material/styles';
import { perform } from '@turntable/declare/api/httpClient.ts';
import { callOf, pathParams } from '@turntable/declare/data/resourceCalls.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { RetryAlert } from '@turntable/declare/ui/states/RetryAlert.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Light } from '../../../contract/looks/light.ts';
import type { RoomPreviewAsk, RoomPreview as Seen } from '../../../contract/rooms/room.ts';
import { usePresetItems, useRestedAnswer } from '../looks/preview.tsx';
import { useViewName } from '../views/useViewName.ts';

interface Asked {
  wall: number | undefined;
  floor: number | undefined;
  light: Light | null | undefined;
  /** The only view to show, enlarged; all views by default. */
  view?: number | undefined;
}

/** Composes an unsaved room on the server, for the owner of the page's rooms. */
const useRoomPreview = (resource: string, { wall, floor, light, view }: Asked) => {
  const { params } = usePlace(resource);
  const ask: RoomPreviewAsk = {
    wall_id: wall,
    floor_id: floor,
    ...(light && { light }),
    ...(view !== undefined && { angles: [view] }),
  };
  const read = async (body: RoomPreviewAsk, signal: AbortSignal): Promise<Seen[]> => {
    const call = callOf(resource, 'preview');
    const answer = await perform(call, { params: pathParams(call, params), body, signal });
    return (answer as { data: Seen[] }).data; // typed by the contract
  };
  return useRestedAnswer(['room preview', resource, params], ask, read, {
    enabled: wall !== undefined || floor !== undefined,
  });
};

const PreviewGround = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginTop: 12,
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650 },
  '& p': { margin: 0, fontSize: 14, color: theme.palette.text.secondary },
  '& .pictures': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
  },
  '& .pictures[aria-busy=true] img': { opacity: 0.6 },
  '@media (min-width: 900px)': {
    '& .pictures': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  },
  '& figure': { margin: 0 },
  '& figure > img, & figure > .blank': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    borderRadius: 8,
    backgroundColor: theme.palette.action.hover,
  },
  '& figcaption': { marginTop: 4, fontSize: 13, color: theme.palette.text.secondary },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: 8,
    margin: 0,
    padding: 4,
    listStyle: 'none',
  },
  '& li button': {
    display: 'block',
    width: '100%',
    padding: 0,
    overflow: 'hidden',
    font: 'inherit',
    fontSize: 12,
    color: 'inherit',
    textAlign: 'start',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: theme.palette.primary.main,
      boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3' },
    '& span': {
      display: 'block',
      padding: '2px 4px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
}));

/** The view that shows most of a room. */
const USUAL = 'front-left';

interface RoomPreviewProps {
  /** The rooms' own resource. */
  resource: string;
  wall: number | undefined;
  floor: number | undefined;
  /** Null: as it is in the pictures. */
  light?: Light | null | undefined;
}

/** Previews the room of a wall and a floor with the sample vehicle from every view, one of them enlarged. */
export const RoomPreview = ({ resource, wall, floor, light }: RoomPreviewProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const viewName = useViewName();
  const items = usePresetItems();
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? items.find(({ code }) => code === USUAL)?.id;
  const isEmpty = wall === undefined && floor === undefined;
  const large = useRoomPreview(resource, { wall, floor, light, view: shown });
  const all = useRoomPreview(resource, { wall, floor, light });
  const nameOf = (id: number) => viewName(items.find((item) => item.id === id));
  const error = large.error ?? all.error;
  const isBehind = large.isBehind || all.isBehind;
  const near = large.data?.[0];

  const origin = (from: number | null, { angle_id }: Seen) =>
    from === null
      ? translate('rooms.from_box')
      : from === angle_id
        ? translate('rooms.from_itself')
        : nameOf(from);
  const seenText = (seen: Seen) =>
    translate('rooms.seen', {
      view: nameOf(seen.angle_id),
      wall: origin(seen.wall_from, seen),
      floor: origin(seen.floor_from, seen),
    });

  return (
    <PreviewGround aria-label={translate('rooms.preview')}>
      <h2>{translate('rooms.preview')}</h2>
      {error && !isEmpty && (
        <RetryAlert onRetry={() => Promise.all([large.refetch(), all.refetch()])}>
          {translate('settings.preview.failed', { reason: errorText(error) })}
        </RetryAlert>
      )}
      <p role="status">
        {isEmpty
          ? translate('rooms.choose_parts')
          : !error && translate(isBehind ? 'settings.preview.busy' : 'settings.preview.fresh')}
      </p>
      {!isEmpty && (
        <div className="pictures" aria-busy={isBehind}>
          <figure>
            {near ? (
              <img
                src={near.image}
                alt={translate('settings.preview.view', { view: nameOf(near.angle_id) })}
              />
            ) : (
              <div className="blank" />
            )}
            {near && <figcaption>{seenText(near)}</figcaption>}
          </figure>
          <ul aria-label={translate('rooms.every_view')}>
            {all.data?.map((seen) => (
              <li key={seen.angle_id}>
                <button
                  type="button"
                  aria-pressed={seen.angle_id === shown}
                  title={seenText(seen)}
                  onClick={() => setChosen(seen.angle_id)}
                >
                  <img src={seen.image} alt="" width={320} height={240} />
                  <span>{nameOf(seen.angle_id)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PreviewGround>
  );
};
