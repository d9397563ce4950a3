import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ProgressDialog } from '../ProgressDialog.tsx';
import { useErrorText } from '../useErrorText.ts';
import { FailureList, NameList } from './names.tsx';
import { type BulkOutcome, type BulkRun, runBulk } from './runBulk.ts';

interface BulkDialogProps<Item, Result>
  extends Omit<BulkRun<Item, Result>, 'onProgress' | 'signal'> {
  nameOf: (item: Item) => string;
  /** Prefix of the texts: `…_title`, `…_text`, `…_running`, `…_done`; the prefix itself is the button's label. */
  texts: string;
  /** Values for the texts, in addition to `smart_count`. */
  values?: Readonly<Record<string, string>>;
  /** The success message and the title of the failures, if they are not those of `texts`. */
  done?: string;
  failure?: string;
  /** Shown for chosen items that the action does not apply to. */
  leftOut?: ReactNode;
  /** The action cannot be undone: the button warns, and the question names the items. */
  isDestructive?: boolean;
  /** Renders what to report about the successes; if it returns nothing, a toast confirms them. */
  report?: (done: BulkOutcome<Item, Result>['done']) => ReactNode;
  /** Called with the items that are done. */
  onClose: (finished: readonly Item[]) => void;
}

/** Requests a confirmation, runs an action on many items with progress, and lists what failed and why. */
export const BulkDialog = <Item extends string | number, Result>(
  props: BulkDialogProps<Item, Result>,
) => {
  const { nameOf, texts, values, leftOut, isDestructive, report, onClose, ...run } = props;
  const { items, stopsAt, done: doneText = `${texts}_done`, failure = 'list.bulk.failed' } = run;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [through, setThrough] = useState<number>();
  const [outcome, setOutcome] = useState<BulkOutcome<Item, Result>>();
  const [stopping] = useState(() => new AbortController());
  const [isStopping, setStopping] = useState(false);
  const itemsDone = ({ done }: BulkOutcome<Item, Result>) => done.map(({ item }) => item);

  const start = async () => {
    setThrough(0);
    const ended = await runBulk({ ...run, signal: stopping.signal, onProgress: setThrough });
    const { done, failed, skipped } = ended;
    if (failed.length > 0 || skipped.length > 0 || report?.(done)) return setOutcome(ended);
    notify(doneText, { type: 'success', messageArgs: { ...values, smart_count: done.length } });
    onClose(itemsDone(ended));
  };

  const stop = () => {
    stopping.abort();
    setStopping(true);
  };

  if (through === undefined)
    return (
      <ConfirmDialog
        title={translate(`${texts}_title`, { ...values, smart_count: items.length })}
        submit={items.length > 0 ? translate(texts, values) : ''}
        question={items.length > 0 ? translate(`${texts}_text`, values) : undefined}
        isDestructive={isDestructive}
        onConfirm={start}
        staysOpen
        onClose={() => onClose([])}
      >
        {isDestructive && <NameList names={items.map(nameOf)} />}
        {leftOut}
      </ConfirmDialog>
    );

  if (!outcome) {
    return (
      <ProgressDialog
        title={translate(`${texts}_running`, values)}
        share={through / items.length}
        text={translate('list.bulk.progress', { through, total: items.length })}
        stopLabel={translate(isStopping ? 'list.bulk.stopping' : 'list.bulk.stop')}
        onStop={isStopping ? undefined : stop}
      />
    );
  }

  const { done, failed, skipped } = outcome;
  const stopped = failed.filter(({ error }) => stopsAt?.(error));
  const faulty = failed.filter((failure) => !stopped.includes(failure));
  const untried = [...stopped.map(({ item }) => item), ...skipped];
  const close = () => onClose(itemsDone(outcome));
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{translate('list.bulk.report')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {stopped[0] && <Alert severity="error">{errorText(stopped[0].error)}</Alert>}
        {done.length > 0 && (
          <Alert severity="success">
            {translate(doneText, { ...values, smart_count: done.length })}
          </Alert>
        )}
        {report?.(done)}
        {faulty.length > 0 && (
          <FailureList
            title={translate(failure, { smart_count: faulty.length })}
            failures={faulty.map(({ item, error }) => ({
              key: item,
              name: nameOf(item),
              text: errorText(error),
            }))}
          />
        )}
        {untried.length > 0 && (
          <section>
            <Typography variant="h3">
              {translate('list.bulk.untried', { smart_count: untried.length })}
            </Typography>
            <NameList names={untried.map(nameOf)} />
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
