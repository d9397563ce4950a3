import { type RaRecord, useGetOne, useParams } from 'ra-core';
import type { AlbumSectionDetail } from '../../../contract/albums/album.ts';
import { ApiError } from '../../api/apiError.ts';
import { useRights } from '../../framework/access/useRights.ts';
import { LoadFailed, RecordMissing } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { AlbumView } from './AlbumView.tsx';

const OneAlbum = ({ id }: { id: string }) => {
  const rights = useRights('sections');
  const {
    data: album,
    error,
    isPending,
    isFetching,
    refetch,
  } = useGetOne<RaRecord, Error>('sections', { id });
  // what a list has told of it is not all of it
  if (isPending || (isFetching && !('trail' in (album ?? {})))) return <ScreenLoading />;
  if (error instanceof ApiError && [404, 422].includes(Number(error.code)))
    return <RecordMissing listPath="/sections" />;
  if (!album) return <LoadFailed error={error} onRetry={refetch} />;
  return <AlbumView album={album as AlbumSectionDetail} keeps={rights('edit', album).may} />; // the contract's answer of `one`
};

/** An album (specification, chapter 2: PhotoAlbum). Another album is another page: nothing is carried over. */
const AlbumPage = () => {
  const { id = '' } = useParams<{ id: string }>();
  return <OneAlbum key={id} id={id} />;
};

export default AlbumPage;
