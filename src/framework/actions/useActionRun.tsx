import type { RaRecord } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { actionKey } from '../define/textKeys.ts';
import { nameOf } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';
import type { Offered } from './offered.ts';
import { slotRun } from './slotRun.ts';
import { useAct } from './useAct.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

/**
 * Starts actions: at once, or after the dialog that the declaration wants, which has to be drawn. `start` takes the record that it is
 * for, or none for an action of the list.
 */
export const useActionRun = (resource: string): { start: (action: Offered, record?: RaRecord) => void; dialog: ReactNode } => {
  const { act, attempt, finish, reread } = useAct(resource);
  const [asked, setAsked] = useState<{ action: Offered; record?: RaRecord | undefined }>();
  const close = () => setAsked(undefined);

  const start = (action: Offered, record?: RaRecord) => {
    const { name, spec } = action;
    if (spec.confirm || spec.input || spec.run) setAsked({ action, record });
    else void attempt(name, spec, record?.id);
  };

  const dialogFor = ({ action, record }: NonNullable<typeof asked>): ReactNode => {
    const { name, spec } = action;
    if (spec.run) {
      const Run = slotRun(spec.run);
      return (
        <Run
          ids={record ? [record.id] : []}
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
          finish(actionKey(resource, name, 'done'));
        }}
        onClose={close}
      />
    );
  };

  return { start, dialog: asked && <Suspense>{dialogFor(asked)}</Suspense> };
};
