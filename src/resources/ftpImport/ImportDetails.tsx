import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { FailureList } from '../../ui/names/FailureList.tsx';
import { EarlierRuns } from './EarlierRuns.tsx';
import { FeedForm } from './FeedForm.tsx';
import type { FeedSave, ImportRun, Imports } from './importApi.ts';

const COUNTS = [
  'cars_new',
  'cars_changed',
  'cars_unchanged',
  'pictures_taken',
  'pictures_skipped',
  'pictures_waiting',
] as const;

const NEWS = ['cars_new', 'cars_changed', 'pictures_taken'] as const;

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: 900,
  '& > p': { margin: 0 },
  '& a': { color: theme.palette.primary.main },
}));
const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 18, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

interface ImportDetailsProps {
  data: Imports;
  /** Undefined: the own one. */
  company: number | undefined;
  /** Undefined for users who may only read. */
  saveFeed: ((body: FeedSave) => Promise<void>) | undefined;
}

/** What came of the last import: how many, what was not taken and why; and how the list of vehicles is read. */
export const ImportDetails = ({ data, company, saveFeed }: ImportDetailsProps) => {
  const translate = useTranslate();
  const [run, ...before] = data.runs;
  const earlier = before.filter(
    ({ message, ...counts }) => message !== null || NEWS.some((name) => counts[name] > 0),
  );
  return (
    <Parts>
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
        <Counts>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{translate(`ftp_import.${name}`)}</dt>
              <dd>{run[name]}</dd>
            </div>
          ))}
        </Counts>
      )}
      {run && <NotTaken run={run} />}
      {saveFeed && (
        <FeedForm key={`${company} ${data.feed.version}`} feed={data.feed} save={saveFeed} />
      )}
      {earlier.length > 0 && <EarlierRuns runs={earlier} />}
    </Parts>
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
