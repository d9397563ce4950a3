import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useMemo, useState } from 'react';
import { Form, type RaRecord, SelectInput, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Company } from '../../../contract/companies/company.ts';
import { Panel } from '../../ui/Panel.tsx';
import { LoadedAccount } from '../accounts/LoadedAccount.tsx';
import { useSaveOver } from '../saveOver.ts';
import { LogoPlacer } from './LogoPlacer.tsx';
import {
  type EditedLook,
  LookContext,
  type LookPicture,
  type SettingHeading,
} from './LookContext.ts';
import { LookFields } from './LookFields.tsx';
import { type LookApi, lookApi } from './lookApi.ts';
import { PreviewViews, usePresets } from './preview.tsx';
import {
  changedSettings,
  lookOf,
  type SavedLook,
  type StandardLook,
  savedLook,
  standardLook,
} from './standardLook.ts';
import { useLookConflicts } from './useLookConflicts.ts';
import { useLookPictures, useWaysToAdd } from './useLookPictures.ts';

interface LookPreviewProps {
  api: LookApi;
  logos: readonly LookPicture[];
}

/** Previews a vehicle with the form's settings; the logo can be moved on it. */
const LookPreview = ({ api, logos }: LookPreviewProps) => {
  const translate = useTranslate();
  const { control, setValue } = useFormContext<StandardLook>();
  const { isSubmitting } = useFormState();
  const look = lookOf(useWatch({ control }) as StandardLook); // the form has all values from the start
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
        style={{ marginLeft: -4 }} // the panel would cut off the switch
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

/** Which views a new vehicle has. */
const PresetChoice = () => {
  const translate = useTranslate();
  const { data: presets = [], isPending } = usePresets();
  return (
    <SelectInput
      source="preset_id"
      label={translate('settings.basic.preset')}
      helperText={translate('settings.basic.preset_hint')}
      choices={presets.map(({ id, name }) => ({ id, name }))}
      isPending={isPending}
      translateChoice={false}
      isRequired
    />
  );
};

const heading = ({ label, id }: SettingHeading) => (
  <Typography
    id={id}
    variant="body2"
    component="span"
    sx={{ display: 'block', fontWeight: 600, py: 0.5 }}
  >
    {label}
  </Typography>
);

/** The settings of the look as inputs of the form. */
const StandardLookFields = ({
  pictures,
  waysToAdd,
}: Pick<EditedLook, 'pictures' | 'waysToAdd'>) => {
  const { setValue, clearErrors, control } = useFormContext<StandardLook>();
  const look = useWatch({ control }) as StandardLook; // the form has all values from the start
  const { isSubmitting, errors } = useFormState<StandardLook>();
  const set: EditedLook['set'] = (changes) => {
    clearErrors('licence_plate_id'); // the server's errors are about the former settings
    for (const [name, value] of Object.entries(changes))
      setValue(name as keyof StandardLook, value, { shouldDirty: true });
  };
  return (
    <LookContext
      value={{
        look,
        isSaving: isSubmitting,
        set,
        slide: set,
        heading,
        pictures,
        waysToAdd,
        canBeNone: true,
        problems: { licence_plate_id: errors.licence_plate_id?.message },
      }}
    >
      <LookFields />
    </LookContext>
  );
};

/** Height of the page's header, in pixels. */
const HEADER = 60;
/** Keeps the preview visible: beside the form, or, on a phone, as a narrow strip above it. Neither the strip nor the bar below covers a focused choice. */
const BesidePreview = styled('div')({
  '& > .beside': { position: 'sticky', top: HEADER, zIndex: 3, minWidth: 0, marginBottom: 16 },
  '@media (max-width: 1199.95px)': {
    '& > .beside header, & > .beside .lead': { display: 'none' },
    '& > .beside > section': { padding: 8, gap: 4 },
    '& label, & input[type=range]': { scrollMarginBlock: '240px 280px' },
  },
  '@media (min-width: 1200px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 680px) minmax(320px, 1fr)',
    gap: 16,
    alignItems: 'start',
    '& label, & input[type=range]': { scrollMarginBlock: `${HEADER + 20}px 100px` },
    '& > .beside': { order: 1, top: HEADER + 20, maxWidth: 480 },
  },
});

/** Keeps unsaved choices when the look has been saved elsewhere. */
const KEEP = { keepDirtyValues: true };

interface LookFormProps {
  api: LookApi;
  /** The company that the operator has chosen; the user's own without it. */
  company?: number;
  saved: SavedLook;
  /** The address of the page that applies the look to finished vehicles. */
  toApply: string;
  /** Invalidates the other queries that contain the look. */
  onSaved: () => Promise<unknown>;
}

/** A company's standard look, with pictures to choose from. */
const LookForm = ({ api, company, saved, toApply, onSaved }: LookFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { pictures, isPending, error: missing } = useLookPictures(company);
  const waysToAdd = useWaysToAdd(company);
  const inWords = useLookConflicts(pictures);
  const { save, dialog } = useSaveOver<Partial<StandardLook>, SavedLook>(inWords);
  const [latest, setLatest] = useState(saved);
  const [saves, setSaves] = useState(0); // the record's id: with another one, the form keeps nothing as unsaved
  const seen = (latest.version ?? 0) < (saved.version ?? 0) ? saved : latest;
  const fail = useFailure('look', ['licence_plate_id']);
  if (isPending) return <ScreenLoading />;

  const submit = async (typed: Partial<StandardLook>) => {
    try {
      await save(seen, changedSettings(seen, typed), { ...api, keep: setLatest });
      setSaves(saves + 1);
      await onSaved();
      notify('settings.basic.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <>
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: saves, ...standardLook(seen) }}
        onSubmit={submit}
        resetOptions={KEEP}
      >
        <BesidePreview>
          <div className="beside">
            <LookPreview api={api} logos={pictures.logo_id} />
          </div>
          <Panel
            title={translate('settings.basic.look')}
            more={{ to: toApply, label: translate('settings.apply.more') }}
          >
            <p>{translate('settings.basic.lead')}</p>
            {missing && (
              <Alert severity="warning">
                {translate('settings.basic.missing', { reason: errorText(missing) })}
              </Alert>
            )}
            <PresetChoice />
            <StandardLookFields pictures={pictures} waysToAdd={waysToAdd} />
            <SaveBar />
          </Panel>
        </BesidePreview>
      </Form>
      {dialog}
    </>
  );
};

const own = lookApi();

/** The standard look of the user's company (specification, chapter 3: the account's settings). */
export const Basic = () => (
  <LoadedAccount failed="settings.basic.failed">
    {({ settings }, reread) =>
      settings && (
        <LookForm
          api={own}
          saved={savedLook(settings)}
          toApply="/settings/apply"
          onSaved={reread}
        />
      )
    }
  </LoadedAccount>
);

/** The standard look of any company, for the operator. */
const CompanyLook = ({ resource, record }: { resource: string; record: RaRecord & Company }) => {
  const client = useQueryClient();
  const api = useMemo(() => lookApi(record.id), [record.id]);
  const toApply = usePlace(resource).record(record.id, 'apply');
  // the other tabs of the company's page save against the same version
  const reread = () => client.invalidateQueries({ queryKey: [resource] });
  return (
    <LookForm
      api={api}
      company={record.id}
      saved={savedLook(record)}
      toApply={toApply}
      onSaved={reread}
    />
  );
};

export default CompanyLook;
