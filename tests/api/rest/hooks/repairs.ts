import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Hooks } from '@turntable/declare/server/rest/hooks.ts';

export const before: Hooks['before'] = ({ record: { note } }) => {
  if (note === 'hook: refuses') throw invalidField('note', 'invalid_value');
  return note === 'hook: sets' ? { origin: 'by the hook' } : undefined;
};

export const after: Hooks['after'] = ({ record: { note } }) => {
  if (note === 'hook: fails after') throw invalidField('note', 'invalid_value');
};
