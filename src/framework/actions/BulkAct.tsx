import { type Identifier, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkRunProps } from '../../list/definition.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import { LeftOut } from '../../ui/names/LeftOut.tsx';
import { actionKey } from '../define/textKeys.ts';
import ActionDialog from './ActionDialog.tsx';
import type { Offered } from './offered.ts';
import { useAct } from './useAct.ts';
import { useSortedOut } from './useSortedOut.ts';

interface BulkActProps extends BulkRunProps {
  resource: string;
  action: Offered;
}

/** Does an action for many: asks what it wants to know, once for all, then whether, and does it one by one. */
export const BulkAct = ({ resource, action, ids, onClose }: BulkActProps) => {
  const { name, spec, label } = action;
  const translate = useTranslate();
  const { act, reread } = useAct(resource);
  const { meant, leftOut, nameById } = useSortedOut(resource, name, ids);
  const [asked, setAsked] = useState<Record<string, unknown>>();
  const close = (finished: readonly Identifier[]) => {
    if (finished.length > 0) reread();
    onClose(finished);
  };
  if (spec.input && !asked && meant.length > 0) {
    const many = translate('list.selected', { smart_count: meant.length });
    return <ActionDialog resource={resource} action={action} subject={many} onAnswer={setAsked} onClose={() => onClose([])} />;
  }
  return (
    <BulkDialog
      isDestructive={spec.isDestructive ?? false}
      items={meant}
      nameOf={nameById}
      texts="list.act"
      values={{
        action: translate(label),
        question: spec.confirm ? translate(actionKey(resource, name, 'confirm')) : '',
        done: translate(actionKey(resource, name, 'done')),
      }}
      leftOut={<LeftOut items={leftOut} />}
      work={(id) => act(name, spec, id, asked)}
      onClose={close}
    />
  );
};
