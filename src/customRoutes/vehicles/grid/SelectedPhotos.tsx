import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { SelectionBar } from '../../../ui/bars/SelectionBar.tsx';
import { usePageState } from '../actions.tsx';
import { processablePhotos, useCar } from '../car.tsx';

/** What can be done with the selected photos. */
export const SelectedPhotos = () => {
  const translate = useTranslate();
  const { actions, selection, setSelection, setOverlay, shown } = usePageState();
  const car = useCar();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const sent = processablePhotos(car).flatMap(({ id }) => (selection.has(id) ? [id] : []));
  const download = () => actions.download(photos, shown === 'finished' ? 'processed' : 'original');
  return (
    <SelectionBar count={photos.length} onUnselect={() => setSelection(new Set())}>
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
    </SelectionBar>
  );
};
