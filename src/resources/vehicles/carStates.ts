import type { Identifier, RaRecord } from 'react-admin';
import type { ToFixReason } from '../../../contract/moderation/toFix.ts';
import type { CarRow, CarState } from '../../../contract/vehicles/vehicle.ts';
import type { Tone } from '../../ui/chip/Chip.tsx';

/** What a vehicle's chips say: how far its pictures are, and how far its quality check is. */
export type ShownState = CarState | 'quality_check' | 'to_fix';

const TONES: Record<ShownState, Tone> = {
  new: 'neutral',
  uploading: 'neutral',
  ready: 'info',
  processing: 'info',
  partly_processed: 'info',
  processed: 'success',
  needs_attention: 'warning',
  to_fix: 'danger',
  quality_check: 'review',
};

interface StateChip {
  state: ShownState;
  tone: Tone;
  isBusy: boolean;
  /** What the operator wants to be changed. */
  reasons?: readonly ToFixReason[];
  comment?: string;
}

type Standing = Pick<CarRow, 'state' | 'moderation'> &
  Partial<
    Pick<
      CarRow,
      | 'moderated'
      | 'carsNeedPremoderation'
      | 'to_fix_reasons'
      | 'to_fix_comment'
      | 'unchanged_plates'
    >
  >;

export const toneOf = (state: ShownState): Tone => TONES[state];

const chip = (state: ShownState): StateChip => ({
  state,
  tone: toneOf(state),
  isBusy: state === 'processing',
});

const withOperator = ({
  moderation,
  moderated,
  carsNeedPremoderation,
  to_fix_reasons: reasons = [],
  to_fix_comment: comment,
}: Standing): StateChip[] => {
  if (moderation === 'to_fix')
    return [
      {
        ...chip('to_fix'),
        ...(reasons.length > 0 && { reasons }),
        ...(comment && { comment }),
      },
    ];
  // a server that does not tell `moderation` says it by two flags (specification, chapter 2)
  const waits =
    moderation === 'quality_check' ||
    (moderation === undefined && moderated === 0 && carsNeedPremoderation === 1);
  return waits ? [chip('quality_check')] : [];
};

/** The chips of a vehicle; what the company has to act on comes first. */
export const stateChips = (car: Standing): StateChip[] => {
  const operator = withOperator(car);
  const pictures = chip(car.state);
  return operator[0]?.state === 'to_fix' ? [...operator, pictures] : [pictures, ...operator];
};

type FtpState = 'never' | 'succeed' | 'failed';

/** Whether and how a vehicle's pictures went to the company's FTP server; any state but `succeed` is a failure (specification, chapter 4). */
export const ftpState = ({
  ftp_upload_state,
  ftp_upload_date,
}: Pick<CarRow, 'ftp_upload_state' | 'ftp_upload_date'>): FtpState => {
  if (ftp_upload_state === null && ftp_upload_date === null) return 'never';
  return ftp_upload_state === 'succeed' ? 'succeed' : 'failed';
};

/** What a vehicle is called: its name, brand plus model, or its VIN (specification, chapter 3); undefined when it has none of these. */
export const carName = ({
  vehicle_name,
  brand,
  model,
  vin,
}: Pick<CarRow, 'vehicle_name' | 'brand' | 'model' | 'vin'>): string | undefined =>
  vehicle_name || [brand, model].filter(Boolean).join(' ') || vin || undefined;

/** Returns what chosen vehicles are called, or their numbers where they are not known. */
export const carNames =
  (known: readonly RaRecord[]) =>
  (id: Identifier): string => {
    const car = known.find((row) => row.id === id) as CarRow | undefined; // the resources here are lists of vehicles
    return (car && carName(car)) ?? `#${id}`;
  };
