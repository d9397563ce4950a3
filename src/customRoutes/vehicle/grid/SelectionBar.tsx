import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CloseIcon from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { usePageState } from '../actions.tsx';
import { processablePhotos, useCar } from '../car.tsx';

/** What can be done with the selected photos; at the lower edge, in reach of a thumb. */
export const SelectionBar = () => {
  const translate = useTranslate();
  const { actions, selection, setSelection, setOverlay, shown } = usePageState();
  const car = useCar();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const sent = processablePhotos(car).flatMap(({ id }) => (selection.has(id) ? [id] : []));
  const download = () => actions.download(photos, shown === 'finished' ? 'processed' : 'original');
  return (
    <Paper
      role="toolbar"
      data-floats
      aria-label={translate('vehicle.actions.selected', { smart_count: photos.length })}
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(8px + var(--lower-edge, 0px))', sm: 20 },
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        width: 'fit-content',
        maxWidth: '100%',
        mx: 'auto',
        mt: 3,
        px: 1,
        py: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: 8,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        '& .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
      }}
    >
      <IconButton
        aria-label={translate('vehicle.actions.clear')}
        onClick={() => setSelection(new Set())}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" component="span" sx={{ mr: 1 }}>
        {translate('vehicle.actions.selected', { smart_count: photos.length })}
      </Typography>
      {sent.length > 0 && (
        <Button
          variant="contained"
          startIcon={<AutoAwesomeOutlined />}
          onClick={async () => {
            if (await actions.process(sent)) setSelection(new Set());
          }}
        >
          {translate('vehicle.actions.process')}
        </Button>
      )}
      <Button color="inherit" startIcon={<DownloadOutlined />} onClick={download}>
        {translate('vehicle.actions.download')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => setOverlay({ name: 'delete', photos })}
      >
        {translate('vehicle.actions.delete')}
      </Button>
    </Paper>
  );
};
