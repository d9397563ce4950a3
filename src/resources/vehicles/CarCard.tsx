import { styled } from '@mui/material/styles';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';
import { mayCall } from '../../api/roleCalls.ts';
import { ftpState } from './carStates.ts';
import { CarThumbnail, FtpCell, NameCell, PhotosCell, StateCell, VinCell } from './cells.tsx';

const CarLines = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  padding: '12px 0 12px 12px',
  fontSize: 14,
  '& > span:first-of-type': { gridRow: '1 / span 3' },
  '& .name': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '& .vin': { minHeight: 18, color: theme.palette.text.secondary },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 2 },
  '& .company': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .foot': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 8,
    marginRight: -32,
    fontSize: 13,
    color: theme.palette.text.secondary,
  },
}));

/** A vehicle in the list on a phone; the operator also sees its company. */
const CarCard = ({ row }: { row: CarRow }) => (
  <CarLines>
    <CarThumbnail row={row} width={96} height={72} />
    <div className="name">
      <NameCell row={row} />
    </div>
    <div className="vin">
      <VinCell row={row} />
    </div>
    <div className="chips">
      <StateCell row={row} />
      {ftpState(row) !== 'never' && <FtpCell row={row} isNamed />}
    </div>
    <div className="foot">
      <PhotosCell row={row} />
      {mayCall(adminCars.list) && <span className="company">{row.company_title}</span>}
      <RelativeTime at={row.updated_at} />
    </div>
  </CarLines>
);

export default CarCard;
