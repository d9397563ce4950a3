import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Panel } from '../../home/Panel.tsx';
import { LogoPlacer } from '../../look/LogoPlacer.tsx';
import type { LookPicture } from '../../look/LookContext.ts';
import type { LookApi } from '../../look/lookApi.ts';
import { PreviewViews } from '../../look/preview/PreviewViews.tsx';
import { lookOf, type StandardLook } from '../../look/standardLook.ts';

interface LookPreviewProps {
  api: LookApi;
  logos: readonly LookPicture[];
}

/** A vehicle with the settings of the form around it, as they stand; the logo is moved on it. */
export const LookPreview = ({ api, logos }: LookPreviewProps) => {
  const translate = useTranslate();
  const { control, setValue } = useFormContext<StandardLook>();
  const { isSubmitting } = useFormState();
  const look = lookOf(useWatch({ control }) as StandardLook); // the form holds all of it from the beginning
  const [wantsSample, setWantsSample] = useState(false);
  const logo = logos.find(({ id }) => id === look.logo_id);
  return (
    <Panel title={translate('settings.preview.title')}>
      <PreviewViews
        api={api}
        ask={{ look, ...(wantsSample && { car: null }) }}
        lead={(isSample) =>
          translate(isSample ? 'settings.preview.lead_sample' : 'settings.preview.lead')
        }
        over={
          logo && (
            <LogoPlacer
              position={look.logo_position}
              picture={logo.preview_url}
              isDisabled={isSubmitting}
              onPlace={(position) => setValue('logo_position', position, { shouldDirty: true })}
            />
          )
        }
      />
      {logo && <p className="lead">{translate('settings.logo.how')}</p>}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={wantsSample}
            onChange={(_, checked) => setWantsSample(checked)}
          />
        }
        label={translate('settings.preview.sample')}
      />
    </Panel>
  );
};
