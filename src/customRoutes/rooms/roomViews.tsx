import { usePlace } from '@turntable/declare/ui/Place.ts';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import type { PresetItem } from '../../../contract/views/angle.ts';
import { usePresets } from '../looks/preview.tsx';
import { useWholeList } from '../useWholeList.ts';

/** A view of the whole vehicle, with the fields that rooms need. */
export type RoomView = Pick<PresetItem, 'id' | 'code' | 'name' | 'position' | 'silhouette'>;

/**
 * Returns the views that a wall or floor has pictures of, in walking order: those that the server names, or, for a new one, those of the set that the
 * product ships with. `views` is undefined until they are known; `error` is set when they cannot be read.
 */
export const useRoomViews = (
  component?: ComponentRow,
): { views: readonly RoomView[] | undefined; error: Error | null; refetch: () => unknown } => {
  const { data: sets, error, refetch } = usePresets();
  const named =
    component &&
    JSON.stringify([...component.images, ...component.missing].map(({ angle_id }) => angle_id));
  const views = useMemo(() => {
    const ids = named === undefined ? undefined : (JSON.parse(named) as number[]);
    const items = ids
      ? sets?.flatMap((set) => set.items.filter(({ id }) => ids.includes(id)))
      : sets?.[0]?.items;
    return items
      ?.filter(({ kind }) => kind === 'exterior')
      .sort((one, other) => one.position - other.position);
  }, [sets, named]);
  return { views, error, refetch };
};

/**
 * Returns the view whose picture replaces a missing one: the nearest in walking order, of two equally near the earlier one, as on the server
 * (server/services/rooms/pictures.ts). Undefined if no view has a picture.
 */
export const substituteFor = (
  view: Pick<RoomView, 'position'>,
  pictured: readonly RoomView[],
): RoomView | undefined => {
  const distance = ({ position }: RoomView) => Math.abs(position - view.position);
  return pictured.toSorted(
    (one, other) => distance(one) - distance(other) || one.position - other.position,
  )[0];
};

/** Shown until the views are loaded, or with the error if that failed. */
export const ViewsLoading = ({
  error,
  refetch,
}: {
  error: Error | null;
  refetch: () => unknown;
}) => {
  const translate = useTranslate();
  if (!error) return <ScreenLoading />;
  return <LoadFailed title={translate('settings.views.failed')} error={error} onRetry={refetch} />;
};

/** Reads all walls or floors for rooms of the page: the user's own in the settings, the company's on a company's page. */
export const useParts = (resource = '') => {
  const { params } = usePlace(useResourceContext() ?? '');
  return useWholeList<ComponentRow>(resource, params, resource !== '');
};
