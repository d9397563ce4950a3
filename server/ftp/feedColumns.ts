import {
  FEED_FIELDS,
  type FeedField,
  type FeedMapping,
} from '../../contract/ftpImport/ftpImport.ts';
import { plainWord } from './feedText.ts';

/** Column headers of dealers' systems in German and English, as `plainWord` returns them. */
const HEADS: Readonly<Record<FeedField, readonly string[]>> = {
  vin: [
    'vin',
    'fin',
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
    'bestandsnummer',
    'bestandsnr',
    'fahrzeugnummer',
    'fahrzeugnr',
    'lagernummer',
    'kommissionsnummer',
    'number',
    'no',
    'internalnumber',
    'stocknumber',
    'stockno',
    'stock',
    'vehiclenumber',
  ],
  vehicle_name: [
    'name',
    'bezeichnung',
    'fahrzeug',
    'fahrzeugname',
    'fahrzeugbezeichnung',
    'titel',
    'title',
    'vehicle',
    'vehiclename',
  ],
  brand: ['marke', 'hersteller', 'fabrikat', 'brand', 'make', 'manufacturer'],
  model: ['modell', 'modellbezeichnung', 'model', 'modelname', 'typ'],
  body_type: [
    'karosserie',
    'karosserieform',
    'aufbau',
    'aufbauart',
    'fahrzeugart',
    'bodytype',
    'body',
    'bodystyle',
  ],
  fuel_type: [
    'kraftstoff',
    'kraftstoffart',
    'treibstoff',
    'antrieb',
    'antriebsart',
    'fuel',
    'fueltype',
  ],
  hp: ['ps', 'leistungps', 'leistunginps', 'hp', 'bhp', 'horsepower', 'powerhp', 'power'],
  ccm: [
    'hubraum',
    'hubraumccm',
    'hubraumincm3',
    'ccm',
    'cm3',
    'cc',
    'displacement',
    'displacementccm',
    'capacity',
    'enginesize',
  ],
};

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
  for (const field of FEED_FIELDS) {
    const wanted = mapping[field];
    if (wanted === '') continue;
    const mapped = wanted === undefined ? -1 : heads.findIndex((head) => head.trim() === wanted);
    const column = mapped >= 0 ? mapped : plain.findIndex((head) => HEADS[field].includes(head));
    if (column >= 0) found.set(field, column);
  }
  return found;
};
