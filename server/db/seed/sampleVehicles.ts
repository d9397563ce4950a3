import type { CarFields, Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { SampleCompany } from './sampleUsers.ts';

export interface SampleVehicle extends Partial<CarFields> {
  car: string;
  company: SampleCompany['key'];
  from_ftp?: 0 | 1;
  moderation?: Moderation;
  to_fix_comment?: string;
  /** The set of drawn photographs (samples/index.ts, `vehicle`). */
  photographs?: string;
  /** How many of them are sent to processing at the first start. */
  processed?: number;
}

const vehicle = (
  company: SampleCompany['key'],
  [car, vin, brand, model]: [string, string, string, string],
  [body_type, fuel_type, hp, ccm]: [
    CarFields['body_type'],
    CarFields['fuel_type'],
    number,
    number | null,
  ],
  more: Partial<SampleVehicle> = {},
): SampleVehicle => ({
  company,
  car,
  vin,
  vehicle_name: `${brand} ${model}`,
  brand,
  model,
  body_type,
  fuel_type,
  hp,
  ccm,
  ...more,
});

export const SAMPLE_VEHICLES: readonly SampleVehicle[] = [
  vehicle(
    'nord',
    ['N-1001', 'WVWZZZCDZPW104217', 'Volkswagen', 'Golf 1.5 TSI'],
    ['hatchback', 'petrol', 150, 1498],
    {
      photographs: 'golf',
      processed: 3,
    },
  ),
  vehicle(
    'nord',
    ['N-1002', 'WVWZZZCBZRE027713', 'Volkswagen', 'Passat Variant 2.0 TDI'],
    ['estate', 'diesel', 150, 1968],
    {
      photographs: 'passat',
      processed: 1,
    },
  ),
  vehicle(
    'nord',
    ['N-1003', 'WBA71AK060CL55310', 'BMW', 'i4 eDrive40'],
    ['sedan', 'electric', 340, null],
  ),
  vehicle(
    'nord',
    ['N-1004', 'TMBJJ7NU5R5012846', 'Škoda', 'Karoq 1.5 TSI'],
    ['suv', 'petrol', 150, 1498],
  ),
  vehicle(
    'nord',
    ['N-1005', 'WF0TXXWPCTMJ41228', 'Ford', 'Transit Custom 2.0 TDCi'],
    ['van', 'diesel', 130, 1996],
  ),
  vehicle(
    'nord',
    ['F-2001', 'VF3M45GYVPS039911', 'Peugeot', '3008 Hybrid 136'],
    ['suv', 'hybrid', 136, 1199],
    { from_ftp: 1 },
  ),
  vehicle(
    'nord',
    ['F-2002', 'W1KZF8DB1NA998120', 'Mercedes-Benz', 'E 300 e'],
    ['sedan', 'plug_in_hybrid', 313, 1991],
    { from_ftp: 1 },
  ),
  vehicle(
    'west',
    ['W-3001', 'SALYK2EX9LA245567', 'Land Rover', 'Range Rover Velar D240'],
    ['suv', 'diesel', 241, 1999],
  ),
  vehicle(
    'west',
    ['W-3002', 'ZFAEFAA45RX152033', 'Fiat', '500 Electric'],
    ['convertible', 'electric', 118, null],
  ),
  vehicle(
    'sued',
    ['S-4001', 'WAUZZZF47NA031164', 'Audi', 'A4 Avant 40 TFSI'],
    ['estate', 'petrol', 204, 1984],
    {
      moderation: 'quality_check',
    },
  ),
  vehicle(
    'sued',
    ['S-4002', 'WP0ZZZ99ZNS221045', 'Porsche', '911 Carrera'],
    ['coupe', 'petrol', 385, 2981],
    {
      moderation: 'to_fix',
      to_fix_comment:
        'Bitte die Ansicht von vorne links noch einmal fotografieren: das Kennzeichen ist abgeschnitten.',
    },
  ),
];
