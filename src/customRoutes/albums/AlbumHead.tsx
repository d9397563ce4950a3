import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { RecordActions } from '../../framework/actions/RecordActions.tsx';
import { nameKey } from '../../framework/define/textKeys.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { Trail } from '../../ui/trail/Trail.tsx';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { useAlbumState } from './AlbumState.tsx';

/** Where the album stands, and what can be done with it as a whole. */
export const AlbumHead = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
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
          <Button variant="contained" onClick={() => openFileDialog(onFiles, true)}>
            <CloudUploadOutlined />
            {translate('albums.upload')}
          </Button>
        </>
      )}
    </Box>
  );
};
