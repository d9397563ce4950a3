import type { Hooks } from '../../../../server/hooks.ts';
import { invalidField } from '../../../../server/services/shared/refusal.ts';

export const before: Hooks['before'] = ({ record: { note } }) => {
  if (note === 'hook: refuses') throw invalidField('note', 'invalid_value');
  return note === 'hook: sets' ? { origin: 'by the hook' } : undefined;
};

export const after: Hooks['after'] = ({ record: { note } }) => {
  if (note === 'hook: fails after') throw invalidField('note', 'invalid_value');
};
