import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { choiceKey, nameKey } from '@turntable/declare/define/textKeys.ts';
import { DropArea } from '@turntable/declare/ui/form/DropArea.tsx';
import { PICTURE_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import {
  PLATE_COUNTRIES,
  PLATE_FORMATS,
  PLATE_MIN_WIDTH,
  type PlateCountry,
} from '../../../contract/looks/plate.ts';

interface PlateCountryChoiceProps {
  value: PlateCountry;
  onChange: (country: PlateCountry) => void;
}

/** The plate's country, with the sizes whose proportions its picture must have. */
const PlateCountryChoice = ({ value, onChange }: PlateCountryChoiceProps) => {
  const translate = useTranslate();
  const sizes = PLATE_FORMATS[value].map(([across, up]) => `${across} × ${up}`).join(', ');
  return (
    <TextField
      select
      size="small"
      label={translate('settings.pictures.country')}
      value={value}
      helperText={translate('settings.pictures.sizes', { sizes, width: PLATE_MIN_WIDTH })}
      onChange={({ target }) =>
        onChange(PLATE_COUNTRIES.find((country) => country === target.value) ?? value)
      }
      sx={{ width: '100%', maxWidth: 380 }}
    >
      {PLATE_COUNTRIES.map((country) => (
        <MenuItem key={country} value={country}>
          {translate(choiceKey('plates', 'country', country))}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The number of the uploading picture, from 1, and the number of pictures. */
interface Progress {
  place: number;
  count: number;
}

/**
 * Adds pictures one after the other. Refused pictures are listed in one toast with their errors (specification, chapter 5); the others
 * are added.
 */
const useUploadPictures = (resource: string, fields: Readonly<Record<string, string>>) => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { params } = usePlace(resource);
  const [progress, setProgress] = useState<Progress>();

  const upload = async (files: readonly File[]) => {
    let added = 0;
    const failures: string[] = [];
    for (const [place, image] of files.entries()) {
      setProgress({ place: place + 1, count: files.length });
      try {
        await dataProvider.create(resource, { data: { ...fields, image }, meta: { params } });
        added += 1;
      } catch (error) {
        failures.push(`${image.name}: ${errorText(error)}`);
      }
    }
    setProgress(undefined);
    if (added > 0)
      notify('settings.pictures.added', { type: 'success', messageArgs: { smart_count: added } });
    if (failures.length > 0)
      notify(failures.join('\n'), { type: 'error', messageArgs: { _: failures.join('\n') } });
    if (added > 0) await client.invalidateQueries();
  };

  return { upload, progress };
};

/** Where a company's pictures of one kind are dropped, several at once; they are added right away. */
const UploadPictures = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const isPlate = resource === 'plates';
  const [country, setCountry] = useState<PlateCountry>('DE');
  const { upload, progress } = useUploadPictures(resource, isPlate ? { country } : {});
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: PICTURE_TYPES,
    disabled: progress !== undefined,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: upload,
    onDropRejected: () => notify('settings.pictures.no_picture', { type: 'warning' }),
  });
  return (
    <DropArea
      {...getRootProps()}
      role="group"
      aria-labelledby={id}
      data-over={isDragActive}
      style={{ margin: 0 }}
    >
      <input {...getInputProps({ 'aria-hidden': true })} />
      <span id={id} className="label">
        {translate('settings.pictures.add', {
          what: translate(nameKey(resource), { smart_count: 2 }),
        })}
      </span>
      <span className="buttons">
        {isPlate && <PlateCountryChoice value={country} onChange={setCountry} />}
        <Button
          size="small"
          variant="contained"
          startIcon={<CloudUploadOutlined />}
          disabled={progress !== undefined}
          onClick={open}
        >
          {translate('settings.pictures.choose')}
        </Button>
        <span className="hint drop">{translate('record.files_drop')}</span>
        <span className="hint">{translate('settings.pictures.formats')}</span>
      </span>
      <span role="status" style={{ width: '100%' }}>
        {progress && (
          <>
            <span className="hint">{translate('settings.pictures.uploading', progress)}</span>
            <LinearProgress
              aria-hidden="true"
              variant="determinate"
              value={(100 * (progress.place - 1)) / progress.count}
            />
          </>
        )}
      </span>
    </DropArea>
  );
};

/** Above a list of pictures: which of two things called photo box these are, and a drop zone for users who may add pictures. */
const PicturesHead = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const mayAdd = useRights(resource)('upload').may;
  return (
    <>
      {resource === 'backgrounds' && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {translate('settings.pictures.photo_boxes')}
        </Typography>
      )}
      {mayAdd && <UploadPictures resource={resource} />}
    </>
  );
};

export default PicturesHead;
