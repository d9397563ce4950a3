import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import type { ImportRun, Imports } from './importApi.ts';
import { useRunText } from './useRunText.ts';

const Lines = styled('div')(({ theme }) => ({
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
 * Where the import stands. Only what ends or begins is announced to screen readers: how far it is and how long ago it was changes by itself.
 */
export const ImportState = ({ data }: { data: Imports }) => {
  const translate = useTranslate();
  const runText = useRunText();
  const [run] = data.runs;
  if (!run)
    return (
      <Lines>
        <p role="status">{translate('ftp_import.never')}</p>
      </Lines>
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
    <Lines>
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
    </Lines>
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
