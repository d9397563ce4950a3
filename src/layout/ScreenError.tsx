import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState, Missing } from '@turntable/declare/ui/states/EmptyState.tsx';
import { useTranslate } from 'react-admin';

/** Matches the browsers' messages for a chunk of the application that could not be fetched. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script|preload CSS|error loading dynamically/i;

/** Shown for an unknown address. */
export const NotFound = () => <Missing text="errors.not_found" to="/" way="errors.to_start" />;

/** Shown when a screen throws: offers to try again, or to reload the page when a chunk of the application is missing. */
export const ScreenError = ({ error }: { error?: Error }) => {
  const translate = useTranslate();
  const isChunk = CHUNK_FAILURE.test(error?.message ?? '');
  const kind = isChunk ? 'chunk_failed' : 'screen_failed';
  return (
    <EmptyState title={translate(`errors.${kind}`)} text={translate(`errors.${kind}_hint`)} isAlarm>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate(isChunk ? 'common.reload' : 'common.retry')}
      </Button>
      <Typography component="details" variant="body2" color="textSecondary">
        <summary>{translate('errors.details')}</summary>
        <pre style={{ whiteSpace: 'pre-wrap', textAlign: 'start' }}>{error?.message}</pre>
      </Typography>
    </EmptyState>
  );
};
