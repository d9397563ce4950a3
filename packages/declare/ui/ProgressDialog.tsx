import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';

interface ProgressDialogProps {
  title: string;
  /** Progress, 0 to 1; undefined while unknown. */
  share: number | undefined;
  text: string;
  stopLabel: string;
  /** Undefined once stopping has begun. */
  onStop: (() => void) | undefined;
}

/** Shows the progress of a long task, with a button to stop it. */
export const ProgressDialog = ({ title, share, text, stopLabel, onStop }: ProgressDialogProps) => (
  <Dialog open fullWidth maxWidth="xs" aria-labelledby="progress-title">
    <DialogTitle id="progress-title">{title}</DialogTitle>
    <DialogContent>
      <LinearProgress
        aria-label={title}
        {...(share !== undefined && { variant: 'determinate', value: 100 * Math.min(1, share) })}
      />
      <DialogContentText role="status" sx={{ mt: 1.5 }}>
        {text}
      </DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button onClick={onStop} disabled={!onStop}>
        {stopLabel}
      </Button>
    </DialogActions>
  </Dialog>
);
