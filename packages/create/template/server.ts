import { runApplication } from '@turntable/declare/server/standalone/run.ts';
import { NAME, ROLES } from './application.ts';
import { RESOURCES } from './resources.ts';

await runApplication({
  name: NAME,
  folder: import.meta.dirname,
  resources: RESOURCES,
  roles: ROLES,
  first: {
    company: NAME,
    users: [
      { name: 'Owner', email: 'owner@office.test', role: 'owner', password: 'change-me-soon' },
      { name: 'Member', email: 'member@office.test', role: 'member', password: 'change-me-soon' },
    ],
  },
});
