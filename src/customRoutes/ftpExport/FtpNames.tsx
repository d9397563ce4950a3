import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { NumberInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type ExportNaming,
  exportNames,
  isUnpadded,
  NAME_FIELDS,
  unknownFields,
} from '../../../contract/ftpExport/fileNames.ts';
import { FieldGrid } from '../../ui/fieldGrid.ts';

const ExampleGround = styled('div')(({ theme }) => ({
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

/** Previews the names of a vehicle's files while the user types, by the rules of the export. */
const NamesExample = () => {
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
    <ExampleGround>
      <span className="label" id="ftp-example">
        {translate('ftp.example', { vehicle: VEHICLE.vehicle_name, vin: VEHICLE.vin })}
      </span>
      <output aria-labelledby="ftp-example" aria-live="off">
        {named.files.map(({ name }) => (
          <div key={name}>{`${folder}${folder || named.folder ? '/' : ''}${inside}${name}`}</div>
        ))}
      </output>
      {unpadded && <Alert severity="warning">{translate('ftp.unpadded')}</Alert>}
    </ExampleGround>
  );
};

const PlaceButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBottom: 8,
  '& button': { height: 28, fontSize: 13, fontWeight: 400 },
});

/** Numbers are inserted with leading zeros. */
const PLACES = NAME_FIELDS.map((name) => ({
  name,
  place: name === 'number' ? '{number:4}' : `{${name}}`,
}));

interface NameTemplateProps {
  source: 'dir_name' | 'initial_name';
  hint: string;
}

/** A name with placeholders for data of the vehicle and the picture; they are typed or inserted by buttons. */
const NameTemplate = ({ source, hint }: NameTemplateProps) => {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const label = translate(`ftp.fields.${source}`);
  const add = (place: string) => {
    setValue(source, `${getValues(source) ?? ''}${place}`, {
      shouldDirty: true,
      shouldValidate: true,
    });
    setFocus(source);
  };
  return (
    <div data-wide>
      <TextInput
        source={source}
        label={label}
        helperText={hint}
        validate={judge}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <PlaceButtons role="group" aria-label={translate('ftp.put_into', { field: label })}>
        {PLACES.map(({ name, place }) => (
          <ToolButton key={name} type="button" title={place} onClick={() => add(place)}>
            {translate(`ftp.places.${name}`)}
          </ToolButton>
        ))}
      </PlaceButtons>
    </div>
  );
};

const judge = (text: unknown) => {
  const [unknown] = unknownFields(String(text ?? ''));
  return unknown === undefined
    ? undefined
    : { message: 'ftp.unknown_place', args: { place: `{${unknown}}` } };
};

/** The names of directories and files. */
export const NameFields = () => (
  <FieldGrid>
    <NameTemplate source="dir_name" hint="ftp.dir_name_hint" />
    <NameTemplate source="initial_name" hint="ftp.initial_name_hint" />
    <NumberInput
      source="initial_index"
      label="ftp.fields.initial_index"
      helperText={false}
      step={1}
      min={0}
      max={99_999}
      isRequired
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
    />
    <NamesExample />
  </FieldGrid>
);
