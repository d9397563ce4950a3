import type { CarFields, Moderation } from '../../../contract/vehicles/vehicle.ts';
import type { finished } from './finished/index.ts';

/** A vehicle with finished pictures, so that lists and the operator's queues show every state. */
export interface FinishedVehicle
  extends Pick<
    CarFields,
    'car' | 'vin' | 'brand' | 'model' | 'body_type' | 'fuel_type' | 'hp' | 'ccm'
  > {
  /** The e-mail address of its company's manager. */
  chief: string;
  photographs: keyof typeof finished;
  /** The second photograph could not be used. */
  defective: boolean;
  moderation: Moderation;
  to_fix_comment: string | null;
  /** Days since its last change. */
  age: number;
}

const vehicle = (
  chief: string,
  [car, vin, brand, model]: [string, string, string, string],
  [body_type, fuel_type, hp, ccm]: [
    CarFields['body_type'],
    CarFields['fuel_type'],
    number,
    number | null,
  ],
  age: number,
  more: Partial<Pick<FinishedVehicle, 'defective' | 'moderation' | 'to_fix_comment'>> = {},
): FinishedVehicle => ({
  chief: `chief@${chief}.test`,
  car,
  vin,
  brand,
  model,
  body_type,
  fuel_type,
  hp,
  ccm,
  age,
  photographs: body_type === 'hatchback' ? 'golf' : 'passat',
  defective: false,
  moderation: 'none',
  to_fix_comment: null,
  ...more,
});

const waits = { moderation: 'quality_check' } as const;
const approved = { moderation: 'approved' } as const;
const defective = { defective: true };
const toFix = (to_fix_comment: string) => ({ moderation: 'to_fix', to_fix_comment }) as const;

export const FINISHED_VEHICLES: readonly FinishedVehicle[] = [
  vehicle(
    'nord',
    ['N-1006', 'WVWZZZAWZPY091842', 'Volkswagen', 'Polo 1.0 TSI'],
    ['hatchback', 'petrol', 95, 999],
    1,
  ),
  vehicle(
    'nord',
    ['N-1007', 'WAUZZZF48PA027365', 'Audi', 'A4 35 TFSI'],
    ['sedan', 'petrol', 150, 1984],
    2,
    defective,
  ),
  vehicle(
    'nord',
    ['N-1008', 'W0LMRFEL5PB014923', 'Opel', 'Insignia 2.0 Diesel'],
    ['sedan', 'diesel', 174, 1995],
    5,
  ),
  vehicle(
    'west',
    ['W-3003', 'VF1RJA00X68231974', 'Renault', 'Clio TCe 90'],
    ['hatchback', 'petrol', 91, 999],
    3,
  ),
  vehicle(
    'sued',
    ['S-4003', 'WBA5V71070FH81126', 'BMW', '320i'],
    ['sedan', 'petrol', 184, 1998],
    1,
    waits,
  ),
  vehicle(
    'sued',
    ['S-4004', 'WVWZZZE1ZNP058217', 'Volkswagen', 'ID.3 Pro'],
    ['hatchback', 'electric', 204, null],
    8,
    approved,
  ),
  vehicle(
    'rhein',
    ['R-101', 'VSSZZZKLZNR083155', 'SEAT', 'León 1.5 eTSI'],
    ['hatchback', 'hybrid', 150, 1498],
    0,
  ),
  vehicle(
    'rhein',
    ['R-102', 'TMBAJ7NX9NY037148', 'Škoda', 'Superb 2.0 TDI'],
    ['sedan', 'diesel', 150, 1968],
    2,
    defective,
  ),
  vehicle(
    'rhein',
    ['R-103', 'KMHH351EXPU162009', 'Hyundai', 'i30 1.0 T-GDI'],
    ['hatchback', 'petrol', 120, 998],
    6,
  ),
  vehicle(
    'rhein-bonn',
    ['B-21', 'YV1ZWA8VDN2476310', 'Volvo', 'S60 B4'],
    ['sedan', 'hybrid', 197, 1969],
    4,
  ),
  vehicle(
    'alpen',
    ['A-77', 'WDD1770031V082614', 'Mercedes-Benz', 'A 180'],
    ['hatchback', 'petrol', 136, 1332],
    1,
    waits,
  ),
  vehicle(
    'alpen',
    ['A-78', 'JTNK4RBE203156417', 'Toyota', 'Corolla Hybrid'],
    ['sedan', 'hybrid', 122, 1798],
    3,
    toFix(
      'Das hintere Kennzeichen spiegelt: bitte die Ansicht von hinten rechts noch einmal fotografieren.',
    ),
  ),
  vehicle(
    'elbe',
    ['E-501', 'WF0NXXGCHNNC41752', 'Ford', 'Focus 1.0 EcoBoost'],
    ['hatchback', 'petrol', 125, 999],
    0,
  ),
  vehicle(
    'elbe',
    ['E-502', 'ZARCABFN7N7658034', 'Alfa Romeo', 'Giulia 2.0'],
    ['sedan', 'petrol', 200, 1995],
    7,
    defective,
  ),
  vehicle(
    'spree',
    ['SP-9', 'LRW3E7FA5NC481223', 'Tesla', 'Model 3'],
    ['sedan', 'electric', 283, null],
    2,
  ),
  vehicle(
    'taunus',
    ['T-1', 'WMWXR3104N2R67015', 'MINI', 'Cooper S'],
    ['hatchback', 'petrol', 178, 1998],
    5,
    waits,
  ),
  vehicle(
    'donau',
    ['D-310', 'VR3UPHNKSNT048226', 'Peugeot', '208 e-GT'],
    ['hatchback', 'electric', 136, null],
    1,
  ),
  vehicle(
    'donau',
    ['D-311', 'WVWZZZ3HZNE012590', 'Volkswagen', 'Arteon 2.0 TDI'],
    ['sedan', 'diesel', 200, 1968],
    9,
  ),
  vehicle(
    'isar',
    ['I-12', 'WP0ZZZY1ZNSA54418', 'Porsche', 'Taycan 4S'],
    ['sedan', 'electric', 435, null],
    4,
    toFix('Der Wagen steht im Schatten. Bitte bei gleichmäßigem Licht noch einmal.'),
  ),
  vehicle(
    'isar',
    ['I-13', 'WAUZZZGY4NA029377', 'Audi', 'A3 Sportback'],
    ['hatchback', 'petrol', 150, 1498],
    2,
    approved,
  ),
  vehicle(
    'saar',
    ['SA-4', 'VNVF13600N1048752', 'Nissan', 'Leaf e+'],
    ['hatchback', 'electric', 217, null],
    3,
  ),
];
