import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import { usePresetItems } from './presets.ts';
import { lookOf, type StandardLook } from './standardLook.ts';
import { useLookPreview } from './useLookPreview.ts';

/** How many views are shown. */
const VIEWS = ['a', 'b', 'c'];

const Views = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
  transition: 'opacity 120ms',
  '&[aria-busy=true]': { opacity: 0.6 },
  '& figure': { margin: 0 },
  '& img, & .blank': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 8,
    backgroundColor: theme.palette.action.hover,
  },
  '& .blank': { aspectRatio: '4 / 3' },
  '& figcaption': { marginTop: 4, fontSize: 13, color: theme.palette.text.secondary },
}));

/** A vehicle with the settings of the form around it, as they stand; nothing is saved or charged. */
export const LookPreview = () => {
  const translate = useTranslate();
  const locale = useLocale() === 'de' ? 'de' : 'en';
  const errorText = useErrorText();
  const { control } = useFormContext<StandardLook>();
  const look = lookOf(useWatch({ control }) as StandardLook); // the form holds all of it from the beginning
  const [wantsSample, setWantsSample] = useState(false);
  const { data: views = [], error, isFetching } = useLookPreview(look, wantsSample);
  const items = usePresetItems();
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name[locale] ?? '';
  const isSample = views.length > 0 && views.every(({ sample }) => sample === 1);
  return (
    <Panel title={translate('settings.preview.title')}>
      <p>{translate(isSample ? 'settings.preview.lead_sample' : 'settings.preview.lead')}</p>
      {error && <Alert severity="warning">{translate('settings.preview.failed', { reason: errorText(error) })}</Alert>}
      <Views aria-busy={isFetching}>
        {views.length === 0 && VIEWS.map((view) => <div key={view} className="blank" />)}
        {views.map(({ angle_id, image }) => (
          <figure key={angle_id}>
            <img src={image} alt={translate('settings.preview.view', { view: nameOf(angle_id) })} />
            <figcaption>{nameOf(angle_id)}</figcaption>
          </figure>
        ))}
      </Views>
      <p role="status">{!error && translate(isFetching ? 'settings.preview.busy' : 'settings.preview.fresh')}</p>
      <FormControlLabel
        control={<Switch size="small" checked={wantsSample} onChange={(_, checked) => setWantsSample(checked)} />}
        label={translate('settings.preview.sample')}
      />
    </Panel>
  );
};
