import { type RaRecord, useTranslate } from 'ra-core';
import { lazy, useState } from 'react';
import { catalogueKey } from '../../i18n/catalogue.ts';
import type { BulkRunProps } from '../../list/definition.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import { LeftOut } from '../../ui/names/LeftOut.tsx';
import { actionKey, doneKey, nameKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { isAction, type Offered } from './offered.ts';
import { useAct } from './useAct.ts';
import { useSortedOut } from './useSortedOut.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

interface BulkActProps extends BulkRunProps {
  resource: string;
  action: Offered;
  /** Records that no list has shown. */
  known?: readonly RaRecord[];
}

/** Does an action for one or many, or deletes them: asks what it wants to know, once for all, then whether, and does it one by one. */
const BulkAct = ({ resource, action, ids, known, onClose }: BulkActProps) => {
  const { name, label, isDestructive = false } = action;
  const spec = isAction(action) ? action.spec : undefined;
  const translate = useTranslate();
  const { act, remove } = useAct(resource);
  const { meant, leftOut, nameById } = useSortedOut(resource, name, ids, known);
  const [asked, setAsked] = useState<Record<string, unknown>>();
  if (isAction(action) && action.spec.input && !asked && meant.length > 0) {
    const many = translate('list.selected', { smart_count: meant.length });
    return (
      <ActionDialog
        resource={resource}
        action={action}
        subject={many}
        onAnswer={setAsked}
        onClose={() => onClose([])}
      />
    );
  }
  const question = spec?.confirm ? translate(actionKey(resource, name, 'confirm')) : '';
  const { deleted, deleteFailed } = resourceNamed(resource).outcomes ?? {};
  const texts: Record<string, string> = spec
    ? { action: translate(label), question, done: translate(doneKey(resource, name, spec)) }
    : {
        what: translate(nameKey(resource), { smart_count: meant.length }),
        ...(deleted && { done: translate(catalogueKey(deleted)) }),
      };
  return (
    <BulkDialog
      isDestructive={isDestructive}
      items={meant}
      nameOf={nameById}
      texts={spec ? 'list.act' : 'list.delete'}
      values={texts}
      {...(!spec && deleted && { done: 'list.act_done' })}
      {...(!spec && deleteFailed && { failure: catalogueKey(deleteFailed) })}
      leftOut={<LeftOut items={leftOut} />}
      work={(id) => (spec ? act(name, spec, id, asked) : remove(id))}
      onClose={onClose}
    />
  );
};

export default BulkAct;
