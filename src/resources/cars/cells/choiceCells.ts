import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/entities/car.ts';

export const BodyTypeCell = ({ row: { body_type } }: { row: CarRow }) => {
  const translate = useTranslate();
  return body_type && translate(`vehicles.body_type.${body_type}`);
};

export const FuelTypeCell = ({ row: { fuel_type } }: { row: CarRow }) => {
  const translate = useTranslate();
  return fuel_type && translate(`vehicles.fuel_type.${fuel_type}`);
};
