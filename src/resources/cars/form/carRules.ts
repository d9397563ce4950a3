import { CAR_NUMBER_MAX, CAR_TEXT_LENGTH } from '../../../../contract/entities/car.ts';
import { hasHtml, hasLineBreak } from '../../../../contract/plainText.ts';

/** A field's fault as react-admin's forms read it: a translation key and what it needs. */
export type Fault = string | { message: string; args: Record<string, number> };

type CarDraft = Partial<Record<keyof typeof CAR_TEXT_LENGTH, string | null>> & Partial<Record<keyof typeof CAR_NUMBER_MAX, number | null>>;

/** What is wrong with a line of text, in the order in which the contract looks; undefined when it is fine. */
export const lineFault = (text: string, max: number): Fault | undefined => {
  const trimmed = text.trim();
  if (trimmed.length > max) return { message: 'vehicles.rule.too_long', args: { max } };
  if (hasLineBreak(trimmed)) return 'vehicles.rule.line_break';
  return hasHtml(trimmed) ? 'vehicles.rule.html' : undefined;
};

const numberFault = (value: number, max: number): Fault | undefined => {
  if (!Number.isInteger(value)) return 'vehicles.rule.not_a_number';
  return value < 0 || value > max ? { message: 'vehicles.rule.out_of_range', args: { min: 0, max } } : undefined;
};

const isNamed = ({ vehicle_name, brand, model, vin }: CarDraft): boolean => [vehicle_name, brand, model, vin].some((text) => text?.trim());

/** What the contract would refuse of a new vehicle, by field (specification, chapter 5). The server has the last word. */
export const carFaults = (car: CarDraft): Record<string, Fault> => {
  const texts = Object.entries(CAR_TEXT_LENGTH).map(
    ([name, max]) => [name, lineFault(car[name as keyof typeof CAR_TEXT_LENGTH] ?? '', max)] as const,
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
