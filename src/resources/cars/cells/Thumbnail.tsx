import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/entities/car.ts';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 6,
  color: theme.palette.text.disabled,
  backgroundColor: theme.palette.action.hover,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface ThumbnailProps {
  row: CarRow;
  width?: number;
  height?: number;
}

/** A vehicle's first picture, or the outline of one. Its place is kept while it loads. */
export const Thumbnail = ({ row, width = 64, height = 44 }: ThumbnailProps) => {
  const translate = useTranslate();
  return (
    <Frame style={{ width, height }}>
      {row.thumbnail_url ? (
        <img src={row.thumbnail_url} width={width} height={height} alt="" loading="lazy" decoding="async" />
      ) : (
        <DirectionsCarOutlined titleAccess={translate('vehicles.no_picture')} />
      )}
    </Frame>
  );
};
