import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Form, type RaRecord, useNotify, useTranslate } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type ExportNaming,
  exportNames,
  isUnpadded,
  NAME_FIELDS,
  unknownFields,
} from '../../../contract/ftpExport/names.ts';
import { demandsPasswordAgain, serverOf } from '../../../contract/ftpExport/server.ts';
import { ApiError } from '../../api/apiError.ts';
import { renewAccount } from '../../authProvider/account.ts';
import { useFailure } from '../../framework/record/failure.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { SaveBar } from '../../ui/form/FormBar.tsx';
import { FieldGrid } from '../../ui/form/fieldGrid.ts';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/Loading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { Panel } from '../Panel.tsx';
import { pick, useSaveOver } from '../saveOver.ts';
import {
  changesOf,
  draftOf,
  FTP_NAMES,
  type FtpDraft,
  type FtpSave,
  type FtpSettings,
  ftpOf,
  sentOf,
  useSaidValue,
} from './ftpSettings.ts';

/** Tries the server as it is entered, saved or not, and says in words how it went. */
const ConnectionTest = ({ test }: { test: ReturnType<typeof ftpOf>['test'] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { getValues, setError } = useFormContext();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => test(sentOf(pick(getValues(), FTP_NAMES))),
    onError: (failure) => {
      const errors = failure instanceof ApiError ? (failure.body.errors ?? {}) : {};
      for (const name of FTP_NAMES)
        if (errors[name]) setError(name, { type: 'server', message: errors[name] });
    },
  });

  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <ToolButton type="button" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {translate(isPending ? 'ftp.testing' : 'ftp.test')}
      </ToolButton>
      <div role="status">
        {data && <Alert severity={data.ok === 1 ? 'success' : 'error'}>{data.message}</Alert>}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </div>
    </div>
  );
};

const choicesOf = (source: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `ftp.choices.${source}.${id}` }));

const SECURITIES = choicesOf('ftp_security', ['none', 'explicit', 'implicit']);
const USUAL_PORTS: Readonly<Record<string, string>> = { implicit: '990' };

interface ServerFieldsProps {
  /** As they stand on the server: a stored password goes nowhere else than there. */
  stored: FtpSettings;
}

/** Which server it is, and who signs in to it. */
const ServerFields = ({ stored }: ServerFieldsProps) => {
  const [ftp_host, ftp_port, ftp_security] = useWatch({
    name: ['ftp_host', 'ftp_port', 'ftp_security'],
  });
  const security = String(ftp_security);
  const hasPassword = stored.ftp_pass !== '';
  const typed = serverOf({
    ftp_host: String(ftp_host ?? ''),
    ftp_port: ftp_port ? Number(ftp_port) : null,
    ftp_security,
  });
  const isAskedAgain = typed.ftp_host !== '' && demandsPasswordAgain(stored, typed);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <FieldGrid>
      <TextInput
        source="ftp_host"
        label="ftp.fields.ftp_host"
        helperText={false}
        slotProps={{
          ...shrunk,
          htmlInput: {
            placeholder: 'ftp.example.com',
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <SelectInput
        source="ftp_security"
        label="ftp.fields.ftp_security"
        helperText={false}
        choices={SECURITIES}
        isRequired
      />
      <NumberInput
        source="ftp_port"
        label="ftp.fields.ftp_port"
        helperText={false}
        step={1}
        min={1}
        max={65_535}
        slotProps={{
          ...shrunk,
          htmlInput: { placeholder: USUAL_PORTS[security] ?? '21', inputMode: 'numeric' },
        }}
      />
      <TextInput
        source="ftp_user"
        label="ftp.fields.ftp_user"
        helperText={false}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <TextInput
        source="ftp_pass"
        type="password"
        label="ftp.fields.ftp_pass"
        helperText={hasPassword && (isAskedAgain ? 'ftp.password_again' : 'ftp.password_kept')}
        slotProps={{
          ...shrunk,
          htmlInput: {
            placeholder: hasPassword && !isAskedAgain ? '••••••••' : '',
            autoComplete: 'new-password',
          },
        }}
      />
      <TextInput
        source="ftp_dir"
        label="ftp.fields.ftp_dir"
        helperText="ftp.dir_hint"
        slotProps={{
          ...shrunk,
          htmlInput: { placeholder: '/', autoComplete: 'off', spellCheck: false },
        }}
      />
    </FieldGrid>
  );
};

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

/** What a vehicle's files will be called, as it is typed: by the same rules as the export itself. */
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

/** Numbers are offered padded. */
const PLACES = NAME_FIELDS.map((name) => ({
  name,
  place: name === 'number' ? '{number:4}' : `{${name}}`,
}));

interface NameTemplateProps {
  source: 'dir_name' | 'initial_name';
  hint: string;
}

/** A name with places for what differs from vehicle to vehicle and picture to picture; they are typed or put in by buttons. */
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

/** How directories and files are called. */
const NameFields = () => (
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

const asFlag = (isOn: unknown) => (isOn ? 1 : 0);
const FLAGS = ['send_photos', 'save_originals', 'store_as_zip'] as const;
const CHOICES = {
  format: ['jpeg', 'png', 'webp'],
  clean_variant: ['no', 'beside', 'instead'],
} as const;

/** What is sent, and when. */
const ContentFields = ({ isOwn }: { isOwn: boolean }) => {
  const hasQuality = useWatch({ name: 'format' }) !== 'png';
  const choice = (source: keyof typeof CHOICES) => (
    <SelectInput
      source={source}
      label={`ftp.fields.${source}`}
      helperText={source === 'clean_variant' && 'ftp.clean_hint'}
      choices={choicesOf(source, CHOICES[source])}
      isRequired
    />
  );
  return (
    <FieldGrid>
      {choice('format')}
      {hasQuality && (
        <NumberInput
          source="quality"
          label="ftp.fields.quality"
          helperText="ftp.quality_hint"
          step={1}
          min={40}
          max={100}
          isRequired
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
        />
      )}
      {choice('clean_variant')}
      {[...FLAGS, ...(isOwn ? (['get_cars_from_ftp'] as const) : [])].map((name) => (
        <BooleanInput
          key={name}
          source={name}
          label={`ftp.fields.${name}`}
          helperText={`ftp.${name}_hint`}
          parse={asFlag}
        />
      ))}
    </FieldGrid>
  );
};

/** One below the other; what saves them stays in sight. */
const FtpParts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 900,
  '& > :last-child': {
    margin: 0,
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
  },
}));

interface FtpFormProps {
  api: ReturnType<typeof ftpOf>;
  stored: FtpSettings;
  /** The company's own people; the operator has the import among the company's settings. */
  isOwn: boolean;
}

/** Server, names and content of what is sent; tried before it is saved. */
const FtpForm = ({ api, stored, isOwn }: FtpFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const said = useSaidValue();
  const fail = useFailure('ftp', FTP_NAMES);
  const [seen, setSeen] = useState(stored);
  // Users do not see each other's passwords, so they are not asked about them.
  const { save, dialog } = useSaveOver<FtpSave, FtpSettings>(({ names, mine, theirs }) =>
    names
      .filter((name) => name !== 'ftp_pass')
      .map((name) => ({
        label: translate(`ftp.fields.${name}`),
        mine: said(name, mine[name]),
        theirs: said(name, theirs[name]),
      })),
  );

  const submit = async (typed: object) => {
    try {
      const saved = await save(seen, changesOf(seen, typed as Partial<FtpDraft>), {
        save: (change, version) => api.save({ ...change, version }),
        read: api.read,
      }); // what the inputs below register
      setSeen(saved); // not before: the form would begin again
      const { get_cars_from_ftp } = saved;
      if (isOwn && get_cars_from_ftp !== seen.get_cars_from_ftp)
        await renewAccount().catch(() => undefined); // the menu follows
      notify('ftp.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <>
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: 'ftp', ...draftOf(seen) }}
        onSubmit={submit}
      >
        <FtpParts>
          <Panel title={translate('ftp.server')}>
            <p>{translate('ftp.server_lead')}</p>
            <ServerFields stored={seen} />
            <ConnectionTest test={api.test} />
          </Panel>
          <Panel title={translate('ftp.names')}>
            <p>{translate('ftp.names_lead')}</p>
            <NameFields />
          </Panel>
          <Panel title={translate('ftp.content')}>
            <ContentFields isOwn={isOwn} />
          </Panel>
          <SaveBar />
        </FtpParts>
      </Form>
      {dialog}
    </>
  );
};

/** The settings for who does not change them. */
const FtpValues = ({ stored }: { stored: FtpSettings }) => {
  const translate = useTranslate();
  const said = useSaidValue();
  return (
    <Panel title={translate('ftp.title')}>
      <p>{translate('ftp.read_only')}</p>
      <FieldGrid as="dl" style={{ margin: 0 }}>
        {FTP_NAMES.map((name) => (
          <Box key={name} sx={{ my: 1, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`ftp.fields.${name}`)}
            </Typography>
            <dd style={{ margin: 0 }}>{said(name, stored[name])}</dd>
          </Box>
        ))}
      </FieldGrid>
    </Panel>
  );
};

/** Where finished pictures are sent, and under which names (specification, chapter 2: FTP upload). */
export const FtpUpload = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const api = useMemo(() => ftpOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['ftp settings', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // a form begins with what is stored now
    refetchOnWindowFocus: false,
  });
  if (data && !isFetching) {
    return api.maySave ? (
      <FtpForm api={api} stored={data} isOwn={company === undefined} />
    ) : (
      <FtpValues stored={data} />
    );
  }
  if (!error || isFetching) return <ScreenLoading />;
  return <LoadFailed title={translate('ftp.failed')} error={error} onRetry={refetch} />;
};

/** Where any company's pictures are sent, for the operator. */
const CompanyExport = ({ record }: { record: RaRecord }) => (
  <FtpUpload company={Number(record.id)} />
);

export default CompanyExport;
