import { textsIn } from '@turntable/declare/contract/localText.ts';
import { FeedField, type FeedMapping } from '../../contract/ftpImport/ftpImport.ts';
import { CAR_FIELDS } from '../../contract/vehicles/carFields.ts';
import { plainWord } from './feedText.ts';

/** Column headers of dealers' systems besides the fields' labels, as `plainWord` returns them. */
const HEADS: { readonly [Field in FeedField]?: readonly string[] } = {
  vin: [
    'fahrgestellnummer',
    'fahrgestellnr',
    'fahrzeugidentnummer',
    'fahrzeugidentnr',
    'fahrzeugidentifizierungsnummer',
    'vehicleidentificationnumber',
    'vinnumber',
    'chassisnumber',
    'chassis',
  ],
  car: [
    'nummer',
    'nr',
    'internenummer',
    'internenr',
    'bestandsnr',
    'fahrzeugnummer',
    'fahrzeugnr',
    'lagernummer',
    'kommissionsnummer',
    'number',
    'no',
    'internalnumber',
    'stockno',
    'stock',
    'vehiclenumber',
  ],
  vehicle_name: [
    'bezeichnung',
    'fahrzeug',
    'fahrzeugname',
    'fahrzeugbezeichnung',
    'titel',
    'title',
    'vehicle',
    'vehiclename',
  ],
  brand: ['hersteller', 'fabrikat', 'make', 'manufacturer'],
  model: ['modellbezeichnung', 'modelname', 'typ'],
  body_type: ['karosserieform', 'aufbau', 'aufbauart', 'fahrzeugart', 'body', 'bodystyle'],
  fuel_type: ['kraftstoffart', 'treibstoff', 'antrieb', 'antriebsart', 'fueltype'],
  hp: ['ps', 'leistunginps', 'hp', 'bhp', 'horsepower', 'power'],
  ccm: ['hubraum', 'hubraumincm3', 'ccm', 'cm3', 'cc', 'displacement', 'capacity', 'enginesize'],
};

/** Returns the headers that mean a field, as `plainWord` returns them. */
const headsOf = (field: FeedField): readonly string[] => [
  ...textsIn(CAR_FIELDS[field].label).map(plainWord),
  ...(HEADS[field] ?? []),
];

/**
 * Finds each field's column: by the mapping, else by the header; the first of several. A mapped header that is not in the list is
 * ignored, an empty one leaves the field out.
 */
export const columnsOf = (
  heads: readonly string[],
  mapping: FeedMapping,
): ReadonlyMap<FeedField, number> => {
  const plain = heads.map(plainWord);
  const found = new Map<FeedField, number>();
  const taken = new Set<number>();
  for (const field of FeedField.options) {
    const wanted = mapping[field];
    if (wanted === '') continue;
    const mapped = wanted === undefined ? -1 : heads.findIndex((head) => head.trim() === wanted);
    const names = headsOf(field);
    const byHeader = plain.findIndex((head, i) => names.includes(head) && !taken.has(i));
    const column = mapped >= 0 ? mapped : byHeader;
    if (column >= 0) found.set(field, column);
    if (mapped < 0) taken.add(column);
  }
  return found;
};
