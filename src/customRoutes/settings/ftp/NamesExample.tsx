import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import {
  type ExportNaming,
  exportNames,
  isUnpadded,
} from '../../../../contract/ftpExport/names.ts';

const Ground = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 8,
  '& output': {
    display: 'block',
    padding: '10px 12px',
    borderRadius: 8,
    fontSize: 13,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    overflowWrap: 'anywhere',
    backgroundColor: theme.palette.action.hover,
  },
  '& .label': { fontSize: 13, color: theme.palette.text.secondary },
}));

const VEHICLE = { id: 4711, car: 'A-1042', vin: 'WVWZZZAUZJW123456', vehicle_name: 'VW Golf GTI' };
const PICTURES = ['front', 'front-left'].map((angle) => ({ angle, original: 'jpg' }));

const NAMING = [
  'ftp_dir',
  'dir_name',
  'initial_name',
  'initial_index',
  'format',
  'save_originals',
  'store_as_zip',
  'clean_variant',
] as const satisfies (keyof ExportNaming)[];

/** What a vehicle's files will be called, as it is typed: by the same rules as the export itself. */
export const NamesExample = () => {
  const translate = useTranslate();
  const values = useWatch({ name: NAMING });
  const typed = Object.fromEntries(NAMING.map((name, index) => [name, values[index]]));
  const texts = { ftp_dir: String(typed.ftp_dir ?? ''), dir_name: String(typed.dir_name ?? '') };
  const naming = {
    ...typed,
    ...texts,
    initial_name: String(typed.initial_name ?? ''),
    initial_index: Number(typed.initial_index ?? 0),
  };
  const named = exportNames(
    naming as ExportNaming,
    VEHICLE,
    PICTURES,
    new Date().toISOString().slice(0, 10),
  ); // the choices are the inputs'
  const folder = named.folder.replace(/\/$/, '');
  const inside = named.archive === null ? '' : `${named.archive}: `;
  const unpadded = [naming.initial_name, naming.dir_name].some((template) =>
    isUnpadded(template, naming.initial_index),
  );
  return (
    <Ground>
      <span className="label" id="ftp-example">
        {translate('ftp.example', { vehicle: VEHICLE.vehicle_name, vin: VEHICLE.vin })}
      </span>
      <output aria-labelledby="ftp-example" aria-live="off">
        {named.files.map(({ name }) => (
          <div key={name}>{`${folder}${folder || named.folder ? '/' : ''}${inside}${name}`}</div>
        ))}
      </output>
      {unpadded && <Alert severity="warning">{translate('ftp.unpadded')}</Alert>}
    </Ground>
  );
};
