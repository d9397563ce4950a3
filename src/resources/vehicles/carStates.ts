import { choiceKey } from '@turntable/declare/define/textKeys.ts';
import type { Tone } from '@turntable/declare/ui/Chip.tsx';
import type { Identifier, RaRecord } from 'react-admin';
import type { ToFixReason } from '../../../contract/moderation/toFix.ts';
import type { CarRow, CarState } from '../../../contract/vehicles/vehicle.ts';

/** Returns the key of a reason's text: that of the filter by it. */
export const toFixKey = (reason: ToFixReason): string => choiceKey('cars', 'sent_back_for', reason);

/** The states that a vehicle's chips show: of its pictures, and of its quality check. */
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
  /** What the operator wants to have changed. */
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
  // a server that does not send `moderation` sends two flags instead (specification, chapter 2)
  const waits =
    moderation === 'quality_check' ||
    (moderation === undefined && moderated === 0 && carsNeedPremoderation === 1);
  return waits ? [chip('quality_check')] : [];
};

/** Returns a vehicle's chips; "to fix", on which the company must act, comes first. */
export const stateChips = (car: Standing): StateChip[] => {
  const operator = withOperator(car);
  const pictures = chip(car.state);
  return operator[0]?.state === 'to_fix' ? [...operator, pictures] : [pictures, ...operator];
};

type FtpState = 'never' | 'succeed' | 'failed';

/** Returns whether a vehicle's pictures were sent to the company's FTP server; any state but `succeed` is a failure (specification, chapter 4). */
export const ftpState = ({
  ftp_upload_state,
  ftp_upload_date,
}: Pick<CarRow, 'ftp_upload_state' | 'ftp_upload_date'>): FtpState => {
  if (ftp_upload_state === null && ftp_upload_date === null) return 'never';
  return ftp_upload_state === 'succeed' ? 'succeed' : 'failed';
};

/** Returns a vehicle's display name: its name, brand plus model, or its VIN (specification, chapter 3); undefined without any of these. */
export const carName = ({
  vehicle_name,
  brand,
  model,
  vin,
}: Pick<CarRow, 'vehicle_name' | 'brand' | 'model' | 'vin'>): string | undefined =>
  vehicle_name || [brand, model].filter(Boolean).join(' ') || vin || undefined;

/** Returns a function that names chosen vehicles; those not in `known` by number. */
export const carNames =
  (known: readonly RaRecord[]) =>
  (id: Identifier): string => {
    const car = known.find((row) => row.id === id) as CarRow | undefined; // the resources here are lists of vehicles
    return (car && carName(car)) ?? `#${id}`;
  };
