import type { CarRow } from '../../../contract/entities/car.ts';
import type { Column } from '../../framework/list/definition.ts';
import { BodyTypeCell, FuelTypeCell } from './cells/choiceCells.ts';
import { FtpCell } from './cells/FtpCell.tsx';
import { NameCell } from './cells/NameCell.tsx';
import { PhotosCell } from './cells/PhotosCell.tsx';
import { StateCell } from './cells/StateCell.tsx';
import { Thumbnail } from './cells/Thumbnail.tsx';
import { ChangedCell, CreatedCell } from './cells/timeCells.tsx';
import { VinCell } from './cells/VinCell.tsx';

type CarColumn = Column<CarRow>;
const label = (field: keyof CarRow) => `resources.cars.fields.${field}`;

/** A column that the user may add. Without a cell of its own it shows the value as it is. */
const optional = (name: keyof CarRow, width: string, more: Partial<CarColumn> = {}): CarColumn => ({
  name,
  label: label(name),
  width,
  isOptional: true,
  ...more,
});

/** The columns of the vehicle list, in the order in which a new user sees them. */
export const CAR_COLUMNS: readonly CarColumn[] = [
  { name: 'thumbnail_url', label: label('thumbnail_url'), width: '88px', Cell: Thumbnail },
  { name: 'vehicle_name', label: label('vehicle_name'), sort: 'vehicle_name', isName: true, Cell: NameCell },
  { name: 'vin', label: label('vin'), sort: 'vin', width: '168px', Cell: VinCell },
  { name: 'photos_count', label: label('photos_count'), sort: 'photos_count', sortFirst: 'DESC', width: '108px', Cell: PhotosCell },
  { name: 'state', label: label('state'), sort: 'state', width: '180px', Cell: StateCell },
  { name: 'ftp_upload_date', label: label('ftp_upload_date'), sort: 'ftp_upload_date', sortFirst: 'DESC', width: '128px', Cell: FtpCell },
  {
    name: 'updated_at',
    label: label('updated_at'),
    sort: 'updated_at',
    sortFirst: 'DESC',
    width: '138px',
    Cell: ChangedCell,
  },
  optional('car', '140px'),
  optional('brand', '130px'),
  optional('model', '150px'),
  optional('body_type', '130px', { Cell: BodyTypeCell }),
  optional('fuel_type', '130px', { Cell: FuelTypeCell }),
  optional('hp', '110px'),
  optional('ccm', '140px'),
  optional('company_title', '170px'),
  optional('created_at', '150px', { sort: 'created_at', sortFirst: 'DESC', Cell: CreatedCell }),
];
