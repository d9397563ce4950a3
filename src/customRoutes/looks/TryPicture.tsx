import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useRights } from '@turntable/declare/access/useRights.ts';
import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useId, useMemo, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useGetMany,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Light } from '../../../contract/looks/light.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { FloorSlider } from './FloorSlider.tsx';
import { LightSliders } from './LightSliders.tsx';
import { lookApi, type PreviewAsk } from './lookApi.ts';
import { PreviewViews } from './preview.tsx';

/** In percent of the picture's width (contract/looks/pictureRows.ts: LogoSize, LogoMargin). */
interface Measures {
  size: number;
  margin: number;
}

const RANGES = {
  size: { min: 5, max: 40, step: 1 },
  margin: { min: 0, max: 15, step: 0.5 },
} as const;
const NAMES = ['size', 'margin'] as const;

interface LogoMeasuresProps {
  measures: Measures;
  onChange: (measures: Measures) => void;
}

/** The inputs of a logo's size and margin. */
const LogoMeasures = ({ measures, onChange }: LogoMeasuresProps) => {
  const translate = useTranslate();
  const id = useId();
  return NAMES.map((name) => (
    <div key={name} style={{ maxWidth: 420, padding: '0 10px' }}>
      <Typography id={`${id}-${name}`} variant="body2" sx={{ mx: -1.25, fontWeight: 600 }}>
        {translate(`settings.logo.${name}`)}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`${id}-${name}`}
        valueLabelDisplay="auto"
        value={measures[name]}
        {...RANGES[name]}
        onChange={(_, value) => onChange({ ...measures, [name]: Number(value) })}
      />
    </div>
  ));
};

/** The settings that show a picture of this kind. */
const SHOWS: Readonly<Record<string, (id: number) => PreviewAsk>> = {
  backgrounds: (background_id) => ({ look: { background_type: 'background', background_id } }),
  logos: (logo_id) => ({ look: { logo_id } }),
  banners: (banner_id) => ({ look: { banner_id } }),
  // On the drawn vehicle, whose plates' places are known.
  plates: (licence_plate_id) => ({
    look: { licence_plate_id, plate_image: 1 },
    views: 'plate',
    car: null,
  }),
};

/** What can be tried and saved: a logo's size and margin, a background's light and ground. */
interface Settings extends Partial<Measures> {
  /** Null: as it is in the picture. */
  light?: Light | null;
  /** Where the floor begins, in percent of the height; null: unknown. */
  floor_from?: number | null;
}
type Tried = Settings & { id: number; name: string };

const settingsOf = ({ size, margin, light, floor_from }: Settings): Settings => ({
  ...(size !== undefined && margin !== undefined && { size, margin }),
  ...(light !== undefined && floor_from !== undefined && { light, floor_from }),
});

/** Previews a picture of a look on a vehicle, with the company's other settings. Its own settings can be tried and saved. */
const TryPicture = ({ ids, onClose }: BulkRunProps) => {
  const resource = useResourceContext() ?? '';
  const { params } = usePlace(resource);
  const { data: [picture] = [], error } = useGetMany<RaRecord<number> & Tried>(
    resource,
    { ids: ids.map(Number), meta: { params } },
    { gcTime: 0 }, // another user may have changed its size
  );
  const translate = useTranslate();
  const errorText = useErrorText();
  const close = () => onClose([]);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="try-title">
      <DialogTitle id="try-title">
        {translate('settings.preview.on_vehicle', { name: picture?.name ?? '' })}
      </DialogTitle>
      {picture ? (
        <Trial resource={resource} picture={picture} company={params.company} onClose={close} />
      ) : (
        <DialogContent>{error ? errorText(error) : <ScreenLoading />}</DialogContent>
      )}
    </Dialog>
  );
};

interface TrialProps {
  resource: string;
  picture: Tried;
  company: string | number | undefined;
  onClose: () => void;
}

const Trial = ({ resource, picture, company, onClose }: TrialProps) => {
  const translate = useTranslate();
  const { isBusy, attempt } = useAttempt();
  const dataProvider = useDataProvider();
  const { params } = usePlace(resource);
  const mayEdit = useRights(resource)('edit', { ...picture }).may;
  const api = useMemo(
    () => lookApi(company === undefined ? undefined : Number(company)),
    [company],
  );
  const saved = settingsOf(picture);
  const [wanted, setWanted] = useState(saved);
  const { size, margin, light, floor_from } = wanted;
  const canChange = mayEdit && Object.keys(saved).length > 0;
  const hasChanged = JSON.stringify(wanted) !== JSON.stringify(saved);
  const change = (part: Settings) => setWanted((before) => ({ ...before, ...part }));

  const save = async () => {
    const { id } = picture;
    const data = { ...picture, ...wanted };
    const saving = () =>
      dataProvider.update(resource, { id, data, previousData: picture, meta: { params } });
    if (await attempt(saving, size === undefined ? 'settings.light.saved' : 'settings.logo.saved'))
      onClose();
  };

  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <PreviewViews
          isInRow
          api={api}
          ask={{
            ...(SHOWS[resource]?.(picture.id) ?? { look: {} }),
            ...(size !== undefined && { logo_size: size, logo_margin: margin }),
            ...(light !== undefined && { light, floor_from }),
          }}
          lead={(isSample) =>
            translate(
              isSample ? 'settings.preview.lead_picture_sample' : 'settings.preview.lead_picture',
            )
          }
        />
        {canChange && size !== undefined && margin !== undefined && (
          <LogoMeasures measures={{ size, margin }} onChange={change} />
        )}
        {canChange && light !== undefined && floor_from !== undefined && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <LightSliders light={light} onChange={(light) => change({ light })} />
            <FloorSlider from={floor_from} onChange={(floor_from) => change({ floor_from })} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('common.close')}
        </Button>
        {canChange && (
          <Button variant="contained" disabled={!hasChanged} loading={isBusy} onClick={save}>
            {translate('record.save')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

export default TryPicture;
