import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { PlateCountry } from '../../../../contract/entities/plate.ts';
import { nameKey } from '../../../framework/define/textKeys.ts';
import { DropGround } from '../../../ui/form/DropGround.tsx';
import { PICTURE_TYPES } from '../../../ui/form/pictureTypes.ts';
import { PlateCountryChoice } from './PlateCountryChoice.tsx';
import { useUploadPictures } from './useUploadPictures.ts';

/** Where a company's pictures of one kind are dropped, several at once; they are added right away. */
export const UploadPictures = ({ resource }: { resource: string }) => {
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
    <DropGround
      {...getRootProps()}
      role="group"
      aria-labelledby={id}
      data-over={isDragActive}
      style={{ margin: 0 }}
    >
      <input {...getInputProps({ 'aria-hidden': true })} />
      <span id={id} className="label">
        {translate('settings.pictures.drop', {
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
    </DropGround>
  );
};
