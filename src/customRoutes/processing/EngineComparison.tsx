import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { request } from '@turntable/declare/api/httpClient.ts';
import { DropArea } from '@turntable/declare/ui/form/DropArea.tsx';
import { PROPOSED_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import type { CutoutTrial } from '../../../contract/processing/cutoutEngine.ts';
import { adminCutoutEngines } from '../../../contract/processing/cutoutEngineCalls.ts';
import { Panel } from '../../ui/Panel.tsx';
import { secondsText, useEngineName } from './engineTexts.ts';

const MOST_PHOTOS = 3;

const Wide = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': { padding: 6, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& img': { display: 'block', width: 260, maxWidth: '60vw', borderRadius: 6 },
  '& small': { fontSize: 13, color: theme.palette.text.secondary },
}));

/** An engine's cut-out of a photo; empty at first, or the reason why it failed. */
type Made = CutoutTrial | { failure: string } | undefined;

/** Compares up to three of the user's photos, cut out by each installed engine, side by side. */
export const EngineComparison = ({ engines }: { engines: readonly string[] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const nameOf = useEngineName();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map());
  const [isBusy, setBusy] = useState(false);

  const compare = async (chosen: readonly File[]) => {
    setPhotos(chosen);
    setMade(new Map());
    setBusy(true);
    for (const [place, photo] of chosen.entries())
      for (const engine of engines) {
        const trial = await tryOne(engine, photo).catch((error: unknown) => ({
          failure: errorText(error),
        }));
        setMade((before) => new Map(before).set(`${place} ${engine}`, trial));
      }
    setBusy(false);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDropAccepted: (chosen) => void compare(chosen.slice(0, MOST_PHOTOS)),
  });

  return (
    <Panel title={translate('cutout_engine.compare.title')}>
      <p>{translate('cutout_engine.compare.lead')}</p>
      <DropArea {...getRootProps()} data-over={isDragActive} style={{ margin: 0 }}>
        <input {...getInputProps({ accept: PROPOSED_TYPES, 'aria-hidden': true })} />
        <Button
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          disabled={isBusy}
          onClick={open}
        >
          {translate('cutout_engine.compare.choose')}
        </Button>
      </DropArea>
      {photos.length > 0 && (
        <Wide>
          <table aria-busy={isBusy}>
            <thead>
              <tr>
                <td />
                {engines.map((engine) => (
                  <th key={engine} scope="col">
                    {nameOf(engine)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {photos.map((photo, place) => (
                <tr key={`${photo.name} ${photo.lastModified}`}>
                  <th scope="row">{photo.name}</th>
                  {engines.map((engine) => (
                    <td key={engine}>
                      <Result
                        made={made.get(`${place} ${engine}`)}
                        label={`${photo.name}, ${nameOf(engine)}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </Panel>
  );
};

const tryOne = async (engine: string, photo: File): Promise<CutoutTrial> => {
  const form = { fields: {}, files: { photo } };
  return (await request(adminCutoutEngines.try, { params: { engine }, form })).data;
};

const Result = ({ made, label }: { made: Made; label: string }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!made) return translate('cutout_engine.compare.waits');
  if ('failure' in made) return made.failure;
  return (
    <>
      {made.image ? (
        <img src={made.image} alt={label} />
      ) : (
        translate(`vehicle.reason.${made.defect}`)
      )}
      <small>{secondsText(made.seconds, locale)}</small>
    </>
  );
};
