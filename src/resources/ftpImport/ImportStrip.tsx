import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { FailureList } from '@turntable/declare/ui/bulk/names.tsx';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LinkBase, useNotify, useTranslate } from 'react-admin';
import { ftpImport } from '../../../contract/ftpImport/calls.ts';
import type { FeedField, FeedMapping } from '../../../contract/ftpImport/ftpImport.ts';
import { CAR_FIELD_NAMES } from '../../../contract/vehicles/carFields.ts';
import { Figures } from '../../ui/Figures.tsx';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import {
  type FeedSave,
  type FeedSettings,
  type ImportRun,
  type Imports,
  isUnderWay,
  useImport,
} from './useImport.ts';

/** Returns a function that sums up a finished import in a sentence: what stopped it, what was imported, or that nothing was new. */
const useRunText = () => {
  const translate = useTranslate();
  return ({
    message,
    cars_new,
    cars_changed,
    pictures_taken,
    pictures_waiting,
  }: ImportRun): string => {
    if (message !== null) return message;
    const came = [
      ...(cars_new > 0 ? [translate('ftp_import.came.cars_new', { smart_count: cars_new })] : []),
      ...(cars_changed > 0
        ? [translate('ftp_import.came.cars_changed', { smart_count: cars_changed })]
        : []),
      ...(pictures_taken > 0
        ? [translate('ftp_import.came.pictures', { smart_count: pictures_taken })]
        : []),
    ];
    if (came.length > 0) return `${came.join(', ')}.`;
    return translate(
      pictures_waiting > 0 ? 'ftp_import.came.nothing_yet' : 'ftp_import.came.nothing',
    );
  };
};

const RunList = styled('section')(({ theme }) => ({
  '& h3': { margin: '0 0 4px', fontSize: 14, fontWeight: 650 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, auto) minmax(0, 1fr)',
    gap: 12,
    padding: '4px 0',
    overflowWrap: 'anywhere',
  },
  '& time, & small': { fontSize: 13, color: theme.palette.text.secondary },
}));

/** Lists the results of earlier imports. */
const EarlierRuns = ({ runs }: { runs: readonly ImportRun[] }) => {
  const translate = useTranslate();
  const runText = useRunText();
  const title = translate('ftp_import.earlier');
  return (
    <RunList aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <RelativeTime at={run.finished_at ?? run.created_at} />
            <span>
              {runText(run)}{' '}
              <small>
                {translate(run.scheduled === 1 ? 'ftp_import.scheduled' : 'ftp_import.asked_for')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </RunList>
  );
};

const FeedFields = styled('form')({
  display: 'grid',
  gap: 12,
  '& h3': { margin: 0, fontSize: 14, fontWeight: 650 },
  '& p': { margin: 0 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: 12,
  },
});

const LONGEST_NAME = limitsOf(ftpImport.saveFeed).feed_file?.maxLength;

/** Values of the select that are no column headings; real headings are prefixed with `=`. */
const BY_HEADING = 'by heading';
const NOWHERE = 'nowhere';
const marked = (heading: string) => `=${heading}`;

/** Form for how the list of vehicles is read: which file it is, and what its columns hold. */
const FeedForm = ({
  feed,
  save,
}: {
  feed: FeedSettings;
  save: (body: FeedSave) => Promise<void>;
}) => {
  const translate = useTranslate();
  const { attempt } = useAttempt();
  const [file, setFile] = useState(feed.feed_file);
  const [mapping, setMapping] = useState<FeedMapping>(feed.mapping);
  const choose = (field: FeedField, value: string) => {
    const { [field]: _, ...others } = mapping;
    if (value === BY_HEADING) setMapping(others);
    else setMapping({ ...others, [field]: value === NOWHERE ? '' : value.slice(1) });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { feed_file: file, mapping, version: feed.version };
    void attempt(() => save(body), 'ftp_import.feed_saved');
  };
  return (
    <FeedFields onSubmit={send}>
      <h3>{translate('ftp_import.feed')}</h3>
      <p>{translate('ftp_import.feed_lead')}</p>
      <div>
        <TextField
          size="small"
          label={translate('ftp_import.feed_file')}
          placeholder="*.csv"
          value={file}
          onChange={({ target }) => setFile(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME }, inputLabel: { shrink: true } }}
        />
        {CAR_FIELD_NAMES.map((field) => (
          <ColumnChoice
            key={field}
            field={field}
            heads={feed.columns}
            mapped={mapping[field]}
            onChoose={choose}
          />
        ))}
      </div>
      <ToolButton type="submit" style={{ justifySelf: 'start' }}>
        {translate('ra.action.save')}
      </ToolButton>
    </FeedFields>
  );
};

interface ColumnChoiceProps {
  field: FeedField;
  heads: readonly string[];
  mapped: string | undefined;
  onChoose: (field: FeedField, value: string) => void;
}

const ColumnChoice = ({ field, heads, mapped, onChoose }: ColumnChoiceProps) => {
  const translate = useTranslate();
  const value = mapped === undefined ? BY_HEADING : mapped === '' ? NOWHERE : marked(mapped);
  const offered = [...new Set([...heads, ...(mapped ? [mapped] : [])])].filter(Boolean);
  return (
    <NativeChoice
      label={translate(`resources.cars.fields.${field}`)}
      value={value}
      choices={[
        [BY_HEADING, translate('ftp_import.by_itself')],
        [NOWHERE, translate('ftp_import.nowhere')],
        ...offered.map((head) => [marked(head), head] as const),
      ]}
      onChoose={(chosen) => onChoose(field, chosen)}
    />
  );
};

const COUNTS = [
  'cars_new',
  'cars_changed',
  'cars_unchanged',
  'pictures_taken',
  'pictures_skipped',
  'pictures_waiting',
] as const;

const NEWS = ['cars_new', 'cars_changed', 'pictures_taken'] as const;

const DetailParts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: 900,
  '& > p': { margin: 0 },
  '& a': { color: theme.palette.primary.main },
}));
interface ImportDetailsProps {
  data: Imports;
  /** Undefined: the user's own company. */
  company: number | undefined;
  /** Undefined if the user may only read. */
  saveFeed: ((body: FeedSave) => Promise<void>) | undefined;
}

/** The details of the last import: counts, skipped files with reasons; and how the list of vehicles is read. */
const ImportDetails = ({ data, company, saveFeed }: ImportDetailsProps) => {
  const translate = useTranslate();
  const [run, ...before] = data.runs;
  const earlier = before.filter(
    ({ message, ...counts }) => message !== null || NEWS.some((name) => counts[name] > 0),
  );
  return (
    <DetailParts>
      <p>
        {translate('ftp_import.how')}{' '}
        {translate(data.every_minutes > 0 ? 'ftp_import.how_often' : 'ftp_import.when_asked', {
          smart_count: data.every_minutes,
        })}{' '}
        {saveFeed && (
          <LinkBase
            to={company === undefined ? '/settings/export' : `/companies/${company}/export`}
          >
            {translate('ftp_import.to_settings')}
          </LinkBase>
        )}
      </p>
      {run && (run.message === null || COUNTS.some((name) => run[name] > 0)) && (
        <Figures
          figures={COUNTS.map((name) => ({
            label: translate(`ftp_import.${name}`),
            value: run[name],
          }))}
        />
      )}
      {run && <NotTaken run={run} />}
      {saveFeed && (
        <FeedForm key={`${company} ${data.feed.version}`} feed={data.feed} save={saveFeed} />
      )}
      {earlier.length > 0 && <EarlierRuns runs={earlier} />}
    </DetailParts>
  );
};

const NotTaken = ({ run }: { run: ImportRun }) => {
  const translate = useTranslate();
  const rowName = ({ line, field, value }: ImportRun['faults'][number]) =>
    [
      translate('ftp_import.row', { line }),
      ...(field ? [translate(`resources.cars.fields.${field}`)] : []),
      ...(value ? [translate('ftp_import.cell', { value })] : []),
    ].join(' · ');
  return (
    <>
      {run.refusals.length > 0 && (
        <FailureList
          title={translate('ftp_import.refused', { smart_count: run.refusals_count })}
          failures={run.refusals.map(({ path, message }, key) => ({
            key,
            name: path || '/',
            text: message,
          }))}
        />
      )}
      {run.faults.length > 0 && (
        <FailureList
          title={translate('ftp_import.faults', { smart_count: run.faults_count })}
          failures={run.faults.map((fault, key) => ({
            key,
            name: rowName(fault),
            text: fault.message,
          }))}
        />
      )}
    </>
  );
};

const StateLines = styled('div')(({ theme }) => ({
  flex: '1 1 260px',
  display: 'grid',
  gap: 2,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .bad': { color: theme.palette.error.main },
  '& .beside': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    fontSize: 13,
    color: theme.palette.text.secondary,
  },
  '& .warn': { color: theme.palette.warning.main },
}));

/**
 * The state of the import. Screen readers announce only start and end: progress and age change all the time.
 */
const ImportState = ({ data }: { data: Imports }) => {
  const translate = useTranslate();
  const runText = useRunText();
  const [run] = data.runs;
  if (!run)
    return (
      <StateLines>
        <p role="status">{translate('ftp_import.never')}</p>
      </StateLines>
    );
  const isOver = run.finished_at !== null;
  const notYet =
    run.pictures_waiting > 0 &&
    translate('ftp_import.not_yet', { smart_count: run.pictures_waiting });
  const begun =
    run.state === 'running'
      ? translate('ftp_import.running')
      : notYet || translate('ftp_import.waiting');
  return (
    <StateLines>
      <p role="status" className={run.message === null ? undefined : 'bad'}>
        {isOver ? runText(run) : begun}
      </p>
      <p className="beside">
        {isOver && (
          <span>
            {translate('ftp_import.last')} <RelativeTime at={run.finished_at ?? run.created_at} />
          </span>
        )}
        {run.state === 'running' && <HowFar run={run} />}
        {run.state !== 'waiting' && notYet && <span>{notYet}</span>}
        {run.refusals_count + run.faults_count > 0 && (
          <span className="warn">
            {translate('ftp_import.not_taken', {
              smart_count: run.refusals_count + run.faults_count,
            })}
          </span>
        )}
      </p>
    </StateLines>
  );
};

const HowFar = ({ run }: { run: ImportRun }) => {
  const translate = useTranslate();
  const { folders, folders_done, cars_new, cars_changed, pictures_taken } = run;
  const counts = {
    done: folders_done,
    total: folders,
    cars: cars_new + cars_changed,
    pictures: pictures_taken,
  };
  return (
    <span>{translate(folders > 0 ? 'ftp_import.how_far' : 'ftp_import.looking', counts)}</span>
  );
};

const StripGround = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  fontSize: 14,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: 40,
  },
  '& > header > p': { flex: '1 1 220px', margin: 0 },
  '& > header > svg': { color: theme.palette.text.secondary },
}));

/** Shows the result of the last import or the progress of the running one, a button to start one, and details when expanded. */
const ImportStrip = ({ company, choice }: { company?: number; choice?: ReactNode }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, run, error, mayStart, reread, start, saveFeed } = useImport(company);
  const { mutate, isPending } = useMutation({
    mutationFn: start,
    onError: (failure) => notify(errorText(failure), { type: 'error' }),
  });
  const isBusy = isPending || isUnderWay(run);
  return (
    <StripGround aria-label={translate('ftp_import.title')}>
      <header>
        <CloudDownloadOutlined aria-hidden />
        {choice}
        {data && <ImportState data={data} />}
        {!data && <p role="status">{error && errorText(error)}</p>}
        {!data && error && (
          <ToolButton type="button" onClick={() => reread()}>
            {translate('common.retry')}
          </ToolButton>
        )}
        {data && (
          <ToolButton
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            {translate('ftp_import.details')}
          </ToolButton>
        )}
        {data && mayStart && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
            {translate('ftp_import.start')}
          </Button>
        )}
      </header>
      {run && isUnderWay(run) && <RunProgress run={run} />}
      <div id={details} hidden={!isOpen}>
        {isOpen && data && (
          <ImportDetails data={data} company={company} saveFeed={mayStart ? saveFeed : undefined} />
        )}
      </div>
    </StripGround>
  );
};

const RunProgress = ({ run }: { run: ImportRun }) => {
  const translate = useTranslate();
  const isCounted = run.folders > 0;
  return (
    <LinearProgress
      aria-label={translate('ftp_import.progress')}
      variant={isCounted ? 'determinate' : 'indeterminate'}
      {...(isCounted && { value: (100 * run.folders_done) / run.folders })}
    />
  );
};

export default ImportStrip;
