import type { vehicles as english } from '../en/vehicles.ts';
import type { Translated } from '../translated.ts';

export const vehicles: Translated<typeof english> = {
  resource: {
    name: 'Fahrzeug |||| Fahrzeuge',
    fields: {
      vehicle_name: 'Name',
      vin: 'FIN',
      car: 'Bestandsnummer',
      brand: 'Marke',
      model: 'Modell',
      body_type: 'Karosserie',
      fuel_type: 'Kraftstoff',
      hp: 'Leistung (PS)',
      ccm: 'Hubraum (cm³)',
      updated_at: 'Geändert',
    },
  },
};
