import { lazy, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { currentUser } from '../connection.ts';
import { catalogueKey } from '../define/messages.ts';
import { actionKey, doneKey, nameKey } from '../define/textKeys.ts';
import { nameOf } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';
import { BulkDialog } from '../ui/bulk/BulkDialog.tsx';
import { FailureList } from '../ui/bulk/names.tsx';
import { type BulkRunProps, isAction, type Offered, splitPossible } from './offered.ts';
import { useAct } from './useAct.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

interface BulkActProps extends BulkRunProps {
  resource: string;
  action: Offered;
}

/** Runs an action, or deletes, for one record or several: shows the inputs once for all, requests a confirmation, and runs it. */
const BulkAct = ({ resource, action, ids, known, onClose }: BulkActProps) => {
  const { name, label, isDestructive = false } = action;
  const spec = isAction(action) ? action.spec : undefined;
  const translate = useTranslate();
  const { act, remove } = useAct(resource);
  const find = (id: Identifier) => known.find((row) => row.id === id);
  const nameById = (id: Identifier) => nameOf(resourceNamed(resource))(find(id) ?? { id });
  // the state at the start: the action changes the records
  const [{ meant, leftOut }] = useState(() =>
    splitPossible(resourceNamed(resource), currentUser(), name, ids, find),
  );
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
  const { rest, source, outcomes } = resourceNamed(resource);
  const { deleted, deleteFailed } = outcomes ?? {};
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
      leftOut={
        leftOut.length > 0 && (
          <FailureList
            title={translate('list.bulk.left_out', { smart_count: leftOut.length })}
            failures={leftOut.map(({ id, why = 'ra.message.access_denied' }) => ({
              key: id,
              name: nameById(id),
              text: translate(why),
            }))}
          />
        )
      }
      {...(rest && !source && { atATime: 100 })} // they are one request (packages/declare/data/rest.ts)
      work={(id) => (spec ? act(name, spec, id, asked) : remove(id))}
      onClose={onClose}
    />
  );
};

export default BulkAct;
