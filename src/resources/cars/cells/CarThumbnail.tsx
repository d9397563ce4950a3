import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';

interface CarThumbnailProps {
  row: CarRow;
  width?: number;
  height?: number;
}

/** A vehicle's first picture, or the outline of a vehicle. */
export const CarThumbnail = ({ row, width, height }: CarThumbnailProps) => {
  const translate = useTranslate();
  const outline = <DirectionsCarOutlined titleAccess={translate('vehicles.no_picture')} />;
  return <Thumbnail src={row.thumbnail_url} width={width} height={height} outline={outline} />;
};
