import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form, useNotify, useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useConflict, type Whose } from '../../framework/record/useConflict.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { LoadedAccount } from '../accounts/LoadedAccount.tsx';
import { Panel } from '../dashboard/Panel.tsx';
import { type Contest, saveOver } from '../saveOver.ts';
import { LogoPlacer } from './LogoPlacer.tsx';
import {
  type EditedLook,
  LookContext,
  type LookPicture,
  type SettingHeading,
} from './LookContext.ts';
import { LookFields } from './LookFields.tsx';
import { type LookApi, lookApi } from './lookApi.ts';
import { usePresets } from './presets.ts';
import { PreviewViews } from './preview.tsx';
import {
  changedSettings,
  lookOf,
  type SavedLook,
  type StandardLook,
  type StandardName,
  savedLook,
  standardLook,
} from './standardLook.ts';
import { isStrength } from './switches.ts';
import { useLookPictures } from './useLookPictures.ts';

interface LookPreviewProps {
  api: LookApi;
  logos: readonly LookPicture[];
}

/** A vehicle with the settings of the form around it, as they stand; the logo is moved on it. */
const LookPreview = ({ api, logos }: LookPreviewProps) => {
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

/** The choices of the look as inputs of the form around them. */
const StandardLookFields = ({ pictures }: { pictures: EditedLook['pictures'] }) => {
  const { setValue, control } = useFormContext<StandardLook>();
  const look = useWatch({ control }) as StandardLook; // the form holds all of it from the beginning
  const { isSubmitting } = useFormState();
  const set: EditedLook['set'] = (changes) => {
    for (const [name, value] of Object.entries(changes))
      setValue(name as keyof StandardLook, value, { shouldDirty: true });
  };
  return (
    <LookContext
      value={{ look, isSaving: isSubmitting, set, slide: set, heading, pictures, canBeNone: true }}
    >
      <LookFields />
    </LookContext>
  );
};

/** Settings that are called otherwise than their field. */
const LABELS: Partial<Record<StandardName, string>> = {
  preset_id: 'settings.basic.preset',
  background_id: 'vehicle.look.background',
  room_id: 'vehicle.look.room',
  logo_id: 'vehicle.look.logo',
  banner_id: 'vehicle.look.banner',
  licence_plate_id: 'vehicle.look.licence_plate',
};

/** A setting and its value, as the form calls them. */
const useLookWords = (pictures: EditedLook['pictures']) => {
  const translate = useTranslate();
  const { data: presets = [] } = usePresets();

  const label = (name: StandardName) => translate(LABELS[name] ?? `vehicle.look.${name}`);
  const value = (name: StandardName, look: Partial<StandardLook>): string => {
    const { [name]: chosen } = look;
    if (chosen === null || chosen === undefined) return translate('vehicle.look.none');
    if (name === 'preset_id') return presets.find(({ id }) => id === chosen)?.name ?? `#${chosen}`;
    if (name === 'background_type') return translate(`vehicle.look.types.${chosen}`);
    if (name === 'logo_position') return translate(`vehicle.look.positions.${chosen}`);
    if (name === 'default_crop') return String(chosen);
    if (isStrength(name)) return translate('vehicle.look.percent', { percent: chosen });
    const choices = name in pictures ? pictures[name as keyof typeof pictures] : undefined; // `in` has looked
    if (choices) return choices.find(({ id }) => id === chosen)?.name ?? `#${chosen}`;
    return translate(chosen === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
  };
  return { label, value };
};

/** Saves what was changed of a look (`saveOver`). `seen` is the look as it is known to be stored: `saved`, or what came later. */
const useSaveLook = (
  api: LookApi,
  saved: SavedLook,
  ask: (contest: Contest<Partial<StandardLook>, SavedLook>) => Promise<Whose>,
) => {
  const [latest, setLatest] = useState(saved);
  const seen = (latest.version ?? 0) < (saved.version ?? 0) ? saved : latest;
  const save = (typed: Partial<StandardLook>) =>
    saveOver(seen, changedSettings(seen, typed), { ...api, ask, keep: setLatest });
  return { seen, save };
};

/** Height of the page's header, in pixels. */
const HEADER = 60;
/** The preview stays in sight: beside the form, or, on a phone, above it as a narrow strip; neither it nor the bar below covers a choice that has the focus. */
const Columns = styled('div')({
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

/** A look that was saved elsewhere does not take away what was chosen here. */
const KEEP = { keepDirtyValues: true };

interface LookFormProps {
  api: LookApi;
  /** The operator's choice; without it the own company. */
  company?: number;
  saved: SavedLook;
  /** Where the look is applied to finished vehicles. */
  toApply: string;
  /** Other places that show the look read it again. */
  onSaved: () => Promise<unknown>;
}

/** A company's standard look, with pictures to choose from. */
export const LookForm = ({ api, company, saved, toApply, onSaved }: LookFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { pictures, isPending, error: missing } = useLookPictures(company);
  const words = useLookWords(pictures);
  const { ask, dialog } = useConflict();
  const askAbout = ({ names, mine, theirs }: Contest<Partial<StandardLook>, SavedLook>) =>
    ask(
      names.map((name) => ({
        label: words.label(name),
        mine: words.value(name, mine),
        theirs: words.value(name, theirs),
      })),
    );
  const { seen, save } = useSaveLook(api, saved, askAbout);
  if (isPending) return <ScreenLoading />;

  const submit = async (typed: Partial<StandardLook>) => {
    try {
      await save(typed);
      await onSaved();
      notify('settings.basic.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was chosen is let go
    }
  };

  return (
    <>
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: 'look', ...standardLook(seen) }}
        onSubmit={submit}
        resetOptions={KEEP}
      >
        <Columns>
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
            <StandardLookFields pictures={pictures} />
            <SaveBar />
          </Panel>
        </Columns>
      </Form>
      {dialog}
    </>
  );
};

const own = lookApi();

/** How the company's pictures look as a rule (specification, chapter 3: the account's settings). */
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
