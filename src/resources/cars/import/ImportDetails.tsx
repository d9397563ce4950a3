import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FailureList } from '../../../ui/names/FailureList.tsx';
import { FeedForm } from './FeedForm.tsx';
import type { FeedSave, ImportRun, Imports } from './importApi.ts';

const COUNTS = ['cars_new', 'cars_changed', 'cars_unchanged', 'pictures_taken', 'pictures_skipped', 'pictures_waiting'] as const;

const Parts = styled('div')({ display: 'grid', gap: 16, maxWidth: 900 });
const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 18, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

interface ImportDetailsProps {
  data: Imports;
  /** Undefined for whoever may only look. */
  saveFeed: ((body: FeedSave) => Promise<void>) | undefined;
}

/** What came of the last import: how many, what was not taken and why; and how the list of vehicles is read. */
export const ImportDetails = ({ data, saveFeed }: ImportDetailsProps) => {
  const translate = useTranslate();
  const [run] = data.runs;
  return (
    <Parts>
      <p style={{ margin: 0 }}>{translate('ftp_import.how')}</p>
      {run && (
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
      {saveFeed && <FeedForm key={`${data.feed.version} ${data.feed.columns.join('\n')}`} feed={data.feed} save={saveFeed} />}
    </Parts>
  );
};

const NotTaken = ({ run }: { run: ImportRun }) => {
  const translate = useTranslate();
  const rowName = ({ line, field, value }: ImportRun['faults'][number]) =>
    [
      translate('ftp_import.row', { line }),
      ...(field ? [translate(`resources.cars.fields.${field}`)] : []),
      ...(value ? [`“${value}”`] : []),
    ].join(' · ');
  return (
    <>
      {run.refusals.length > 0 && (
        <FailureList
          title={translate('ftp_import.refused', { smart_count: run.refusals_count })}
          failures={run.refusals.map(({ path, message }, key) => ({ key, name: path || '/', text: message }))}
        />
      )}
      {run.faults.length > 0 && (
        <FailureList
          title={translate('ftp_import.faults', { smart_count: run.faults_count })}
          failures={run.faults.map((fault, key) => ({ key, name: rowName(fault), text: fault.message }))}
        />
      )}
    </>
  );
};
