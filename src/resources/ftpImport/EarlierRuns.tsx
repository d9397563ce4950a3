import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import type { ImportRun } from './importApi.ts';
import { useRunText } from './useRunText.ts';

const List = styled('section')(({ theme }) => ({
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

/** What came of the imports before the last one. */
export const EarlierRuns = ({ runs }: { runs: readonly ImportRun[] }) => {
  const translate = useTranslate();
  const runText = useRunText();
  const title = translate('ftp_import.earlier');
  return (
    <List aria-label={title}>
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
    </List>
  );
};
