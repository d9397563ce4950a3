import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Car, CarFields, OwnLook } from '../../../contract/vehicles/vehicle.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { choiceKey, fieldKey } from '../../framework/define/textKeys.ts';
import { useFailure } from '../../framework/record/failure.ts';
import type { CatalogueKey } from '../../i18n/catalogue.ts';
import { type CarForm, changedFields } from '../../resources/vehicles/carBody.ts';
import {
  invalidateVehicleLists,
  useReadVehicle,
  useVehicleNews,
} from '../processing/pollVehicle.ts';
import { pick, useSaveOver } from '../saveOver.ts';
import { usePhotoNotices } from './actions.tsx';
import { completeCar, useCar, vehicleResource } from './car.tsx';

/** Reads and saves the vehicle of the page, and shows the result. Both throw ApiError. */
export const useVehicleCalls = (done: CatalogueKey) => {
  const { id } = useCar();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const client = useQueryClient();
  const news = useVehicleNews(id);
  const readVehicle = useReadVehicle();
  const notices = usePhotoNotices();
  return useMemo(
    () => ({
      save: async (
        data: Partial<CarFields> & { own_settings?: OwnLook },
        version: number | undefined,
      ): Promise<Car> => {
        const previousData = { id, version };
        const answer = await dataProvider.update(vehicleResource(), { id, data, previousData });
        const saved = completeCar(answer.data);
        news.show(saved);
        invalidateVehicleLists(client);
        notices.say(`catalogue.${done}`);
        return saved;
      },
      read: async (): Promise<Car> => {
        const stored = await readVehicle(id);
        news.show(stored);
        return stored;
      },
    }),
    [id, dataProvider, client, news, readVehicle, notices, done],
  );
};

const NAMES = [
  'car',
  'vin',
  'vehicle_name',
  'brand',
  'model',
  'body_type',
  'fuel_type',
  'hp',
  'ccm',
] as const satisfies readonly (keyof CarFields)[];

/** Returns a vehicle's fields as form values. */
export const formOf = (car: Car): CarFields => pick(car, NAMES);

/**
 * Saves the changed fields of a vehicle, against the version that the user saw. If another user has saved meanwhile (409), a dialog lets
 * the user choose whose values stay; typed values are kept. @returns the submit handler, and the dialog to render
 */
export const useSaveVehicle = (seen: Car, done: CatalogueKey, onSaved: (car: Car) => void) => {
  const translate = useTranslate();
  const calls = useVehicleCalls(done);
  const fail = useFailure('cars', NAMES);
  const inWords = (name: keyof CarFields, value: unknown): string => {
    if (value === null || value === undefined || value === '')
      return translate('vehicle.conflict.empty');
    const isChoice = name === 'body_type' || name === 'fuel_type';
    return isChoice ? translate(choiceKey('cars', name, String(value))) : String(value);
  };
  const { save, dialog } = useSaveOver<Partial<CarFields>, Car>(({ names, mine, theirs }) =>
    names.map((name) => ({
      label: translate(fieldKey('cars', name)),
      mine: inWords(name, mine[name]),
      theirs: inWords(name, theirs[name]),
    })),
  );
  const submit = async (form: CarForm) => {
    const changes = changedFields(form, formOf(seen));
    try {
      onSaved(Object.keys(changes).length > 0 ? await save(seen, changes, calls) : seen);
    } catch (error) {
      return fail(error);
    }
  };
  return { submit, dialog };
};
