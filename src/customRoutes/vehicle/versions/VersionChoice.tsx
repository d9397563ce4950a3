import RestoreIcon from '@mui/icons-material/Restore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Photo } from '../../../../contract/entities/photo.ts';
import type { PhotoVersion } from '../../../../contract/entities/photoVersion.ts';
import { useRestore } from './useVersions.ts';
import { VersionStrip } from './VersionStrip.tsx';

interface VersionChoiceProps {
  photo: Photo;
  versions: readonly PhotoVersion[];
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** Which former picture is looked at, and the way to have it back: at once, and undone with one more click. */
export const VersionChoice = ({ photo, versions, chosen, onChoose }: VersionChoiceProps) => {
  const translate = useTranslate();
  const restore = useRestore(photo.id);
  const [isSending, setSending] = useState(false);
  /** What takes the last restoring back. */
  const [replaced, setReplaced] = useState<number | null>(null);
  const present = versions.find((version) => version.present === 1);
  const former = versions.filter((version) => version.present === 0);
  if (!present || (former.length === 0 && replaced === null)) return null;

  const run = async (version: number, isUndo: boolean) => {
    setSending(true);
    const back = await restore(version);
    setSending(false);
    if (back === undefined) return;
    setReplaced(isUndo ? null : back);
    onChoose(back);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', px: 2, pb: 2 }}>
      <VersionStrip
        photo={photo}
        present={present}
        former={former}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div role="status">
        {replaced !== null && (
          <Alert
            severity="success"
            action={
              <Button
                color="inherit"
                size="small"
                disabled={isSending}
                onClick={() => run(replaced, true)}
              >
                {translate('versions.undo')}
              </Button>
            }
          >
            {translate('versions.restored')}
          </Alert>
        )}
      </div>
      {chosen !== null && chosen !== replaced && (
        <Button
          variant="contained"
          startIcon={<RestoreIcon />}
          loading={isSending}
          onClick={() => run(chosen, false)}
          sx={{ justifySelf: 'start' }}
        >
          {translate('versions.restore')}
        </Button>
      )}
    </Box>
  );
};
