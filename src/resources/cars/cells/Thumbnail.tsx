import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/entities/car.ts';
import { Thumbnail as Picture } from '../../../ui/Thumbnail.tsx';

interface ThumbnailProps {
  row: CarRow;
  width?: number;
  height?: number;
}

/** A vehicle's first picture, or the outline of a vehicle. */
export const Thumbnail = ({ row, width, height }: ThumbnailProps) => {
  const translate = useTranslate();
  const outline = <DirectionsCarOutlined titleAccess={translate('vehicles.no_picture')} />;
  return <Picture src={row.thumbnail_url} width={width} height={height} outline={outline} />;
};
