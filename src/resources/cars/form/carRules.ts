import { CAR_NUMBER_MAX, CAR_TEXT_LENGTH } from '../../../../contract/vehicles/vehicle.ts';
import { type Fault, rangeFault, textFault } from '../../../ui/inputs/limitFaults.ts';

type CarDraft = Partial<Record<keyof typeof CAR_TEXT_LENGTH, string | null>> &
  Partial<Record<keyof typeof CAR_NUMBER_MAX, number | null>>;

/** What is wrong with a line of text; undefined when it is fine. */
export const lineFault = (text: string, maxLength: number): Fault | undefined =>
  textFault(text.trim(), { maxLength, oneLine: true });

const numberFault = (value: number, max: number): Fault | undefined =>
  Number.isInteger(value) ? rangeFault(value, { min: 0, max }) : 'rules.not_a_number';

const isNamed = ({ vehicle_name, brand, model, vin }: CarDraft): boolean =>
  [vehicle_name, brand, model, vin].some((text) => text?.trim());

/** What the contract would refuse of a new vehicle, by field (specification, chapter 5). The server has the last word. */
export const carFaults = (car: CarDraft): Record<string, Fault> => {
  const texts = Object.entries(CAR_TEXT_LENGTH).map(
    ([name, max]) =>
      [name, lineFault(car[name as keyof typeof CAR_TEXT_LENGTH] ?? '', max)] as const,
  );
  const numbers = Object.entries(CAR_NUMBER_MAX).map(([name, max]) => {
    const value = car[name as keyof typeof CAR_NUMBER_MAX] ?? undefined;
    return [name, value === undefined ? undefined : numberFault(value, max)] as const;
  });
  const faults: Record<string, Fault> = {};
  for (const [name, fault] of [...texts, ...numbers]) if (fault !== undefined) faults[name] = fault;
  if (!isNamed(car)) faults.vehicle_name ??= 'vehicles.rule.name_or_vin';
  return faults;
};
