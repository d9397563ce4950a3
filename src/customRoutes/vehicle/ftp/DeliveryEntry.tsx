import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import type {
  DeliveryState,
  FtpDelivery,
  SentFile,
} from '../../../../contract/entities/ftpDelivery.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import type { Tone } from '../../../ui/chip/tones.ts';
import { sizeText } from '../../../ui/text/sizeText.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  succeed: 'success',
  failed: 'danger',
};
/** In the order in which they are counted. */
const FILE_STATES = ['sent', 'skipped', 'failed', 'waiting'] as const;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 13,
  color: theme.palette.text.secondary,
}));

const Files = styled('details')(({ theme }) => ({
  marginTop: 6,
  fontSize: 13,
  '& summary': { cursor: 'pointer', padding: '4px 0' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}));

const FileLine = ({ file: { name, state, bytes, message } }: { file: SentFile }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const said = translate(`ftp.sent.file.${state}`);
  return (
    <li>
      {name}
      <small>
        {[said, bytes === null ? '' : sizeText(bytes, locale), message].filter(Boolean).join(' · ')}
      </small>
    </li>
  );
};

/** One sending: when and for whom, how it stands, and what became of each file. */
export const DeliveryEntry = ({ delivery }: { delivery: FtpDelivery }) => {
  const translate = useTranslate();
  const { state, asked_at, asked_by, host, folder, message, files } = delivery;
  const counts = FILE_STATES.map((of) => ({
    of,
    smart_count: files.filter((file) => file.state === of).length,
  }))
    .filter(({ smart_count }) => smart_count > 0)
    .map(({ of, smart_count }) => translate(`ftp.sent.count.${of}`, { smart_count }));
  return (
    <li>
      <Head>
        <Chip
          tone={TONES[state]}
          text={translate(`ftp.sent.state.${state}`)}
          isBusy={state === 'sending'}
        />
        <RelativeTime at={asked_at} />
        <span>{asked_by === null ? translate('ftp.sent.by_itself') : asked_by}</span>
      </Head>
      {message && state !== 'succeed' && (
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {message}
        </Typography>
      )}
      {files.length > 0 && (
        <Files>
          <summary>{counts.join(', ')}</summary>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('ftp.sent.where', { host, folder: folder || '/' })}
          </Typography>
          <ul>
            {files.map((file) => (
              <FileLine key={file.name} file={file} />
            ))}
          </ul>
        </Files>
      )}
    </li>
  );
};
