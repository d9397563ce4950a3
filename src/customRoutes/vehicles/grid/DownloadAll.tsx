import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePageState } from '../actions.tsx';
import { photosOf, useCar } from '../car.tsx';
import { QuietButton } from './QuietButton.tsx';

/** Downloads all finished pictures or all originals; the server says so when there are none. */
export const DownloadAll = () => {
  const translate = useTranslate();
  const { actions } = usePageState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const photos = photosOf(useCar());
  const choose = (variant: 'processed' | 'original') => () => {
    setAnchor(null);
    actions.download(undefined, variant);
  };
  return (
    <>
      <QuietButton
        aria-haspopup="menu"
        startIcon={<DownloadOutlined />}
        disabled={photos.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('vehicle.actions.download_all')}
      </QuietButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('processed')}>
          {translate('vehicle.actions.download_finished')}
        </MenuItem>
        <MenuItem onClick={choose('original')}>
          {translate('vehicle.actions.download_originals')}
        </MenuItem>
      </Menu>
    </>
  );
};
