import { status } from '@turntable/declare/define/field.ts';
import type { Label } from '@turntable/declare/define/label.ts';

/** Whether a user, or all users of a company, can sign in (specification, chapter 3: active and blocked). */
export const accessStatus = status(
  { en: 'Status', de: 'Status' },
  {
    active: { en: 'Active', de: 'Aktiv', tone: 'success' },
    blocked: { en: 'Blocked', de: 'Gesperrt', tone: 'danger' },
  },
  { width: '120px', sort: false },
);

/** Actions to block and unblock (specification, chapter 4), of which a record offers one; `confirm` says what blocking does. */
export const blocking = (confirm: Label) =>
  ({
    block: {
      call: 'block',
      label: { en: 'Block', de: 'Sperren' },
      icon: 'block',
      isDestructive: true,
      on: ['record', 'row', 'bulk'],
      confirm,
      toggle: 'status',
      when: { status: 'active' },
      why: { en: 'Blocked already.', de: 'Bereits gesperrt.' },
      done: { en: 'Blocked', de: 'Gesperrt' },
    },
    unblock: {
      call: 'unblock',
      label: { en: 'Unblock', de: 'Entsperren' },
      icon: 'open',
      on: ['record', 'row', 'bulk'],
      toggle: 'status',
      when: { status: 'blocked' },
      why: { en: 'Not blocked.', de: 'Nicht gesperrt.' },
      done: { en: 'Unblocked', de: 'Entsperrt' },
    },
  }) as const;
