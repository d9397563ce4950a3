import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { RecordActions } from '@turntable/declare/actions/RecordActions.tsx';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { nameKey } from '@turntable/declare/define/textKeys.ts';
import { ChosenBar } from '@turntable/declare/ui/bars/SelectionBar.tsx';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { EmptyState, LoadFailed, Missing } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { PageTitle, Trail } from '@turntable/declare/ui/Trail.tsx';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  LinkBase,
  type RaRecord,
  useGetOne,
  useInfiniteGetList,
  useLocation,
  useNavigate,
  useParams,
  useTranslate,
} from 'react-admin';
import type { AlbumSection, AlbumSectionDetail } from '../../../contract/albums/album.ts';
import type { AlbumPhotoQuery } from '../../dataProvider/albums.ts';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { PageDrop } from '../../uploads/PageDrop.tsx';
import { useIsTouched } from '../../uploads/useIsTouched.ts';
import { usePictures } from '../../uploads/usePictures.ts';
import {
  type AlbumState,
  AlbumStateProvider,
  type Overlay,
  useAlbumState,
  useSelectAll,
} from './AlbumState.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { useArrivals, usePhotoActions } from './photoPages.ts';
import { sendToAlbum } from './uploads.tsx';

/** The path to the album, and the actions on it. */
const AlbumHead = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const { album, keeps, setOverlay } = useAlbumState();
  const crumbs = [
    { label: translate(nameKey('sections'), { smart_count: 2 }), to: '/sections' },
    ...album.trail.map(({ id, name }) => ({ label: name, to: `/sections/${id}` })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Trail crumbs={crumbs} here={album.name} />
      </Box>
      <RecordActions resource="sections" record={album} />
      {keeps && (
        <>
          <ToolButton type="button" onClick={() => setOverlay({ name: 'rename' })}>
            {translate('albums.rename')}
          </ToolButton>
          <ToolButton type="button" onClick={() => setOverlay({ name: 'new' })}>
            {translate('albums.new')}
          </ToolButton>
          <Button
            variant="contained"
            startIcon={<CloudUploadOutlined />}
            onClick={() => openFileDialog(onFiles, true)}
          >
            {translate('albums.upload')}
          </Button>
        </>
      )}
    </Box>
  );
};

/** How many albums are shown at first, and added with each step. */
const PER_PAGE = 60;

const Albums = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: 8,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.palette.primary.main },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary, fontSize: 13 },
}));

/** Returns the loaded albums in an album, and `showMore`, which loads more and focuses the first of the new ones. */
const useAlbumsIn = (parent_id: number, isEnabled: boolean) => {
  const { data, total, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<AlbumSection>(
      'sections',
      {
        filter: { parent_id },
        pagination: { page: 1, perPage: PER_PAGE },
        sort: { field: 'name', order: 'ASC' },
      },
      { enabled: isEnabled },
    );
  const albums = data?.pages.flatMap((page) => page.data) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (albums.length <= firstNew.current) return;
    list.current?.querySelectorAll('a')[firstNew.current]?.focus();
    firstNew.current = Number.POSITIVE_INFINITY;
  }, [albums.length]);
  return {
    albums,
    list,
    isLoading: isFetchingNextPage,
    left: hasNextPage ? (total ?? 0) - albums.length : 0,
    showMore: () => {
      firstNew.current = albums.length;
      void fetchNextPage();
    },
  };
};

/** The albums in this one. */
const AlbumsInside = () => {
  const translate = useTranslate();
  const { album } = useAlbumState();
  const { albums, left, list, isLoading, showMore } = useAlbumsIn(
    album.id,
    album.sections_count > 0,
  );
  if (album.sections_count === 0 || albums.length === 0) return null;
  return (
    <section aria-labelledby="albums-inside" style={{ marginBottom: 24 }}>
      <Typography id="albums-inside" variant="h2" sx={{ mb: 1.25 }}>
        {translate('albums.inside')}
      </Typography>
      <Albums ref={list}>
        {albums.map(({ id, name, cover, photos_count }) => (
          <li key={id}>
            <LinkBase to={`/sections/${id}`}>
              <Thumbnail src={cover ?? ''} />
              <span>
                <strong>{name}</strong>
                <small>{translate('albums.counts', { smart_count: photos_count })}</small>
              </span>
            </LinkBase>
          </li>
        ))}
      </Albums>
      {left > 0 && (
        <ToolButton
          type="button"
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : showMore}
          style={{ marginTop: 10 }}
        >
          {translate('albums.inside_more', { smart_count: left })}
        </ToolButton>
      )}
    </section>
  );
};

const SHOWN = { all: undefined, unprocessed: 0, processed: 1 } as const;
const SHOWN_NAMES = ['all', 'unprocessed', 'processed'] as const;
const SORTS = [
  ['created_at', 'newest'],
  ['name', 'by_name'],
] as const;

/** Keeps the filter and order of the photos in the address: they survive a reload, and the viewer shows the same photo after it. */
const useQueryInAddress = () => {
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useLocation().search);
  const shown = SHOWN_NAMES.find((name) => name === parameters.get('show')) ?? 'all';
  const [sort] = SORTS.find(([field]) => field === parameters.get('sort')) ?? SORTS[0];
  const query = useMemo((): AlbumPhotoQuery => ({ sort, processed: SHOWN[shown] }), [sort, shown]);
  const setQuery = (next: Partial<AlbumPhotoQuery>) => {
    const address = new URLSearchParams(window.location.search); // the last change may not be rendered yet
    if ('processed' in next) address.set('show', shownBy(next));
    if (next.sort) address.set('sort', next.sort);
    navigate({ search: `?${address}` }, { replace: true });
  };
  return [query, setQuery] as const;
};

const shownBy = ({ processed }: Partial<AlbumPhotoQuery>) =>
  SHOWN_NAMES.find((name) => SHOWN[name] === processed) ?? 'all';

/** The progress of the photos, their filter and order. */
const AlbumPhotoBar = () => {
  const translate = useTranslate();
  const { album, query, setQuery } = useAlbumState();
  const selectAll = useSelectAll();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.75 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}
      >
        {translate('albums.counts', { smart_count: album.photos_count })} ·{' '}
        {translate('albums.processed_of', {
          done: album.processed_count,
          total: album.photos_count,
        })}
      </Typography>
      <NativeChoice
        margin="none"
        fullWidth={false}
        label={translate('albums.show')}
        value={shownBy(query)}
        choices={SHOWN_NAMES.map((name) => [name, translate(`albums.${name}`)])}
        onChoose={(name) => setQuery({ processed: SHOWN[name] })}
      />
      <NativeChoice
        margin="none"
        fullWidth={false}
        label={translate('albums.sort')}
        value={query.sort}
        choices={SORTS.map(([sort, name]) => [sort, translate(`albums.${name}`)])}
        onChoose={(sort) => setQuery({ sort })}
      />
      <ToolButton
        type="button"
        aria-keyshortcuts="Control+A"
        title={translate('albums.keys')}
        onClick={selectAll}
      >
        {translate('albums.select_all')}
      </ToolButton>
    </Box>
  );
};

/** The photos of the album, or a hint where there are none. */
const Photos = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const { album, keeps, count, setQuery } = useAlbumState();
  const adding = useIsTouched() ? 'albums.empty_touch_hint' : 'albums.empty_hint';
  if (album.photos_count === 0) {
    return (
      <EmptyState
        title={translate('albums.empty')}
        text={translate(keeps ? adding : 'albums.empty_look')}
      >
        {keeps && (
          <Button variant="contained" onClick={() => openFileDialog(onFiles, true)}>
            {translate('albums.upload')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <section aria-label={translate('albums.grid')}>
      <AlbumPhotoBar />
      {count > 0 ? (
        <PhotoGrid />
      ) : (
        <EmptyState
          isNothingFound
          title={translate('albums.none_left')}
          text={translate('albums.none_left_hint')}
        >
          <ToolButton type="button" onClick={() => setQuery({ processed: undefined })}>
            {translate('albums.all')}
          </ToolButton>
        </EmptyState>
      )}
    </section>
  );
};

/** The actions on the selected photos. */
const ChosenPhotos = () => {
  const translate = useTranslate();
  const { keeps, selection, setSelection, setOverlay, actions } = useAlbumState();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const unselect = () => setSelection(new Set());
  const mark = async (processed: 0 | 1) => {
    if (await actions.mark(photos, processed)) unselect();
  };
  return (
    <ChosenBar ids={photos} onUnselect={unselect}>
      <Button
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        onClick={() => actions.download(photos)}
      >
        {translate('albums.download')}
      </Button>
      {keeps && (
        <>
          <Button color="inherit" startIcon={<CheckOutlined />} onClick={() => mark(1)}>
            {translate('albums.mark')}
          </Button>
          <Button color="inherit" startIcon={<UndoOutlined />} onClick={() => mark(0)}>
            {translate('albums.unmark')}
          </Button>
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            onClick={() => setOverlay({ name: 'delete', photos })}
          >
            {translate('albums.delete')}
          </Button>
        </>
      )}
    </ChosenBar>
  );
};

const AlbumOverlay = lazy(() => import('./AlbumOverlay.tsx'));

const NOTHING: ReadonlySet<number> = new Set();

const countOf = (
  { photos_count: all, processed_count: processed }: AlbumSectionDetail,
  { processed: wanted }: AlbumPhotoQuery,
): number => {
  if (wanted === undefined) return all;
  return wanted === 1 ? processed : all - processed;
};

/** The page of a loaded album. */
const AlbumView = ({ album, keeps }: Pick<AlbumState, 'album' | 'keeps'>) => {
  const [query, setQuery] = useQueryInAddress();
  const [selection, setSelection] = useState(NOTHING);
  const { overlay, setOverlay } = useOverlay<Overlay>(({ name }) => name === 'viewer');
  const actions = usePhotoActions(album.id);
  const { id, name } = album;
  const send = useCallback(
    (pictures: readonly File[]) => sendToAlbum({ id, name }, pictures),
    [id, name],
  );
  const takeFiles = usePictures(send);
  useArrivals(album.id);

  const state: AlbumState = {
    album,
    keeps,
    query,
    selection,
    setSelection,
    setOverlay,
    actions,
    count: countOf(album, query),
    setQuery: (next) => {
      setSelection(NOTHING);
      setQuery(next);
    },
  };
  const page = (
    <>
      <AlbumHead onFiles={takeFiles} />
      <AlbumsInside />
      <Photos onFiles={takeFiles} />
      <ChosenPhotos />
    </>
  );
  return (
    <AlbumStateProvider value={state}>
      <PageTitle title={album.name} />
      {keeps ? (
        <PageDrop onFiles={takeFiles} title="albums.drop_title" hint="albums.drop_hint">
          {page}
        </PageDrop>
      ) : (
        page
      )}
      {overlay && (
        <Suspense>
          <AlbumOverlay overlay={overlay} />
        </Suspense>
      )}
    </AlbumStateProvider>
  );
};

const OneAlbum = ({ id }: { id: string }) => {
  const rights = useRights('sections');
  const {
    data: album,
    error,
    isPending,
    isFetching,
    refetch,
  } = useGetOne<RaRecord, Error>('sections', { id });
  // a row of the list lacks fields of the album
  if (isPending || (isFetching && !('trail' in (album ?? {})))) return <ScreenLoading />;
  if (error instanceof ApiError && [404, 422].includes(Number(error.code)))
    return <Missing to="/sections" />;
  if (!album) return <LoadFailed error={error} onRetry={refetch} />;
  return <AlbumView album={album as AlbumSectionDetail} keeps={rights('edit', album).may} />; // the contract's answer of `one`
};

/** The page of an album (specification, chapter 2: PhotoAlbum). Another album mounts it again: no state is carried over. */
const AlbumPage = () => {
  const { id = '' } = useParams<{ id: string }>();
  return <OneAlbum key={id} id={id} />;
};

export default AlbumPage;
