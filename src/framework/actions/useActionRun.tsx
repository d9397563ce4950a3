import type { RaRecord } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import { doneKey } from '../define/textKeys.ts';
import type { BulkRunProps } from '../list/definition.ts';
import { nameOf } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';
import { isAction, type Offered } from './offered.ts';
import { useAct } from './useAct.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));
const BulkAct = lazy(() => import('./BulkAct.tsx'));

/**
 * Starts what is offered: at once, or after the dialog that it wants, which has to be drawn. `start` takes the record that it is for,
 * or none for an action of the list, and the query of its call; `onDeleted` runs when that record is gone.
 */
export const useActionRun = (
  resource: string,
  onDeleted?: () => void,
): {
  start: (action: Offered, record?: RaRecord, asked?: Record<string, unknown>) => void;
  dialog: ReactNode;
} => {
  const { act, attempt, finish, reread, outdate } = useAct(resource);
  const [asked, setAsked] = useState<{ action: Offered; record?: RaRecord | undefined }>();
  const close = () => setAsked(undefined);

  const start = (action: Offered, record?: RaRecord, asked?: Record<string, unknown>) => {
    const { name, spec } = action;
    if (!spec || spec.confirm || spec.input || spec.run) setAsked({ action, record });
    else void attempt(name, spec, record?.id, asked);
  };

  const dialogFor = ({ action, record }: NonNullable<typeof asked>): ReactNode => {
    const about = { ids: record ? [record.id] : [], known: record ? [record] : [] };
    if (!isAction(action)) {
      const end: BulkRunProps['onClose'] = (deleted) => {
        close();
        if (deleted.length === 0) return;
        if (!onDeleted) return reread();
        outdate();
        onDeleted();
      };
      return <BulkAct resource={resource} action={action} {...about} onClose={end} />;
    }
    const { name, spec } = action;
    if (spec.run) {
      const Run = lazyOf<BulkRunProps>(spec.run);
      return (
        <Run
          {...about}
          onClose={() => {
            close();
            reread(); // the dialog has said itself what is done
          }}
        />
      );
    }
    return (
      <ActionDialog
        resource={resource}
        action={action}
        subject={record && nameOf(resourceNamed(resource))(record)}
        onAnswer={async (answer) => {
          await act(name, spec, record?.id, answer);
          close();
          finish(doneKey(resource, name, spec));
        }}
        onClose={close}
      />
    );
  };

  return { start, dialog: asked && <Suspense>{dialogFor(asked)}</Suspense> };
};
