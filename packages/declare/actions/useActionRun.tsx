import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Identifier, useNotify, useRefresh } from 'react-admin';
import type { ActionSpec } from '../define/resource.ts';
import { doneKey } from '../define/textKeys.ts';
import { nameOf } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';
import { lazyOf } from '../ui/screen/lazyOf.ts';
import { useErrorText } from '../ui/useErrorText.ts';
import { type BulkRunProps, isAction, type Offered, type Subjects } from './offered.ts';
import { useAct } from './useAct.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));
const BulkAct = lazy(() => import('./BulkAct.tsx'));

interface Ends {
  /** Runs after the record has been deleted. */
  onDeleted?: () => void;
  /** Makes it a bulk action; called with the ids that are done. */
  onBulk?: (finished: readonly Identifier[]) => void;
}

/**
 * Starts an action, at once or after its `dialog`, which must be rendered. `start` takes the records, or none for an action of the list,
 * and the query of its call. Afterwards everything on the screen is read again: only the server knows what else an action changes.
 */
export const useActionRun = (resource: string, { onDeleted, onBulk }: Ends = {}) => {
  const { act } = useAct(resource);
  const client = useQueryClient();
  const reread = useRefresh();
  const notify = useNotify();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<{ action: Offered } & Subjects>();
  const close = () => setAsked(undefined);

  const actAndSay = async (name: string, spec: ActionSpec, id?: Identifier, body?: object) => {
    await act(name, spec, id, { ...body });
    close();
    notify(doneKey(resource, name, spec), { type: 'success' });
    reread();
  };

  const start = (action: Offered, about: Subjects = { ids: [], known: [] }, query?: object) => {
    const { name, spec } = action;
    if (onBulk || !spec || spec.confirm || spec.input || spec.run)
      return setAsked({ action, ...about });
    actAndSay(name, spec, about.ids[0], query).catch((error: unknown) =>
      notify(errorText(error), { type: 'error' }),
    );
  };

  const end: BulkRunProps['onClose'] = (finished) => {
    close();
    onBulk?.(finished);
    if (asked?.action.spec) return reread(); // the dialog has reported the result
    if (finished.length === 0) return;
    if (!onDeleted) return reread();
    void client.invalidateQueries({ refetchType: 'none' }); // otherwise the page would read its record once more
    onDeleted();
  };

  const dialogFor = ({ action, ids, known }: NonNullable<typeof asked>): ReactNode => {
    const about = { ids, known, onClose: end };
    if (action.spec?.run) {
      const Run = lazyOf<BulkRunProps>(action.spec.run);
      return <Run {...about} />;
    }
    if (onBulk || !isAction(action))
      return <BulkAct resource={resource} action={action} {...about} />;
    return (
      <ActionDialog
        resource={resource}
        action={action}
        subject={known[0] && nameOf(resourceNamed(resource))(known[0])}
        onAnswer={(answer) => actAndSay(action.name, action.spec, ids[0], answer)}
        onClose={close}
      />
    );
  };

  return { start, dialog: asked && <Suspense>{dialogFor(asked)}</Suspense> };
};
