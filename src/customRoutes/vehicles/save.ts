import { useQueryClient } from '@tanstack/react-query';
import type { MessageKey } from '@turntable/declare/application.ts';
import { exportedColumns } from '@turntable/declare/list/exported.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { resourceNamed } from '@turntable/declare/registry.ts';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { CAR_FIELD_NAMES } from '../../../contract/vehicles/carFields.ts';
import type { Car, CarFields, OwnLook } from '../../../contract/vehicles/vehicle.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
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
export const useVehicleCalls = (done: MessageKey) => {
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

/** Returns a vehicle's fields as form values. */
export const formOf = (car: Car): CarFields => pick(car, CAR_FIELD_NAMES);

/**
 * Saves the changed fields of a vehicle, against the version that the user saw. If another user has saved meanwhile (409), a dialog lets
 * the user choose whose values stay; typed values are kept. @returns the submit handler, and the dialog to render
 */
export const useSaveVehicle = (seen: Car, done: MessageKey, onSaved: (car: Car) => void) => {
  const translate = useTranslate();
  const calls = useVehicleCalls(done);
  const fail = useFailure('cars', CAR_FIELD_NAMES);
  const { save, dialog } = useSaveOver<Partial<CarFields>, Car>(({ names, mine, theirs }) => {
    const columns = names.map((name) => ({ name }));
    const { head, lineOf } = exportedColumns(resourceNamed('cars'), undefined, translate, columns);
    const inWords = (values: Partial<CarFields>) =>
      lineOf({ id: 0, ...values }, () => undefined).map(
        (text) => text || translate('vehicle.conflict.empty'),
      );
    const [ours, others] = [inWords(mine), inWords(theirs)];
    return head.map((label, place) => ({ label, mine: ours[place], theirs: others[place] }));
  });
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
