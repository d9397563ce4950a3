import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useMemo, useState } from 'react';
import {
  BooleanInput,
  Form,
  NumberInput,
  type RaRecord,
  SelectInput,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { renewAccount } from '../../authProvider/account.ts';
import { FieldGrid } from '../../ui/fieldGrid.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSaveOver } from '../saveOver.ts';
import { NameFields } from './FtpNames.tsx';
import { ConnectionTest, ServerFields } from './FtpServer.tsx';
import {
  changesOf,
  choicesOf,
  draftOf,
  FLAGS,
  FTP_NAMES,
  type FtpDraft,
  type FtpSave,
  type FtpSettings,
  ftpOf,
  useValueText,
} from './ftpSettings.ts';

const asFlag = (isOn: unknown) => (isOn ? 1 : 0);
/** What is sent, and when it is sent. */
const ContentFields = ({ isOwn }: { isOwn: boolean }) => {
  const hasQuality = useWatch({ name: 'format' }) !== 'png';
  const choice = (source: 'format' | 'clean_variant') => (
    <SelectInput
      source={source}
      label={`ftp.fields.${source}`}
      helperText={source === 'clean_variant' && 'ftp.clean_hint'}
      choices={choicesOf(source)}
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
      {FLAGS.filter((name) => isOwn || name !== 'get_cars_from_ftp').map((name) => (
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

/** The parts one below the other; the bar with the save button stays visible. */
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
  /** Shown to the company's users; the operator has the import among the company's settings. */
  isOwn: boolean;
}

/** The form of the FTP server, the names and the content. The connection can be tested before saving. */
const FtpForm = ({ api, stored, isOwn }: FtpFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const valueText = useValueText();
  const fail = useFailure('ftp', FTP_NAMES);
  const [seen, setSeen] = useState(stored);
  // Users do not see each other's passwords, so no conflict is shown for them.
  const { save, dialog } = useSaveOver<FtpSave, FtpSettings>(({ names, mine, theirs }) =>
    names
      .filter((name) => name !== 'ftp_pass')
      .map((name) => ({
        label: translate(`ftp.fields.${name}`),
        mine: valueText(name, mine[name]),
        theirs: valueText(name, theirs[name]),
      })),
  );

  const submit = async (typed: object) => {
    try {
      const saved = await save(seen, changesOf(seen, typed as Partial<FtpDraft>), {
        save: (change, version) => api.save({ ...change, version }),
        read: api.read,
      }); // the fields that the inputs below register
      setSeen(saved); // only afterwards: the form would start again
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

/** The settings for users who may not change them. */
const FtpValues = ({ stored }: { stored: FtpSettings }) => {
  const translate = useTranslate();
  const valueText = useValueText();
  return (
    <Panel title={translate('ftp.title')}>
      <p>{translate('ftp.read_only')}</p>
      <FieldGrid as="dl" style={{ margin: 0 }}>
        {FTP_NAMES.map((name) => (
          <Box key={name} sx={{ my: 1, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`ftp.fields.${name}`)}
            </Typography>
            <dd style={{ margin: 0 }}>{valueText(name, stored[name])}</dd>
          </Box>
        ))}
      </FieldGrid>
    </Panel>
  );
};

/** The company's delivery by FTP: server, names and content (specification, chapter 2: FTP upload). */
export const FtpUpload = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const api = useMemo(() => ftpOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['ftp settings', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // the form begins with the stored values
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

/** The delivery by FTP of any company, for the operator. */
const CompanyExport = ({ record }: { record: RaRecord }) => (
  <FtpUpload company={Number(record.id)} />
);

export default CompanyExport;
