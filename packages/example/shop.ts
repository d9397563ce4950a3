import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { StandaloneApplication } from '@turntable/declare/server/standalone/start.ts';
import { fr } from '@turntable/declare/server/texts/fr.ts';
import { ROLES } from './application.ts';
import { RESOURCES } from './resources.ts';

const password = 'repair-demo';

/** The repair shop: six resources, three roles, a rule that no declaration can express. */
export const shop: StandaloneApplication = {
  name: 'Repair shop',
  folder: import.meta.dirname,
  resources: RESOURCES,
  roles: ROLES,
  texts: { fr },
  hooks: {
    vehicles: {
      before: ({ record, before }) => {
        const minimum = Number(before?.mileage ?? 0);
        if (Number(record.mileage) < minimum)
          throw invalidField('mileage', { code: 'too_small', params: { minimum } });
        return undefined;
      },
    },
  },
  first: {
    company: 'Garage du Lac',
    users: ROLES.map((role) => ({ name: role, email: `${role}@shop.test`, role, password })),
  },
};
