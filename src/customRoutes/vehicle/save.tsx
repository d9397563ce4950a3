import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { isStale, useConflict } from '../../framework/record/useConflict.tsx';
import { usePhotoNotices } from './actions.tsx';
import {
  type CarChanges,
  completeCar,
  renewLists,
  useContestedFields,
  useReadVehicle,
  useVehicleNews,
  vehicleResource,
} from './car.tsx';

type SaveResult =
  | { name: 'saved'; car: Car }
  /** Somebody else's state was preferred, and is shown. */
  | { name: 'theirs'; car: Car }
  | { name: 'failed'; error: unknown };

type Save = (changes: CarChanges, seen: Car) => Promise<SaveResult>;

const SavingContext = createContext<Save | undefined>(undefined);

/**
 * Saves a vehicle against the state that the user saw. When somebody else has saved meanwhile (409), the user decides whose
 * state stays; what this user entered is kept either way. Failures are shown.
 */
export const useSaveVehicle = (): Save => {
  const save = useContext(SavingContext);
  if (!save) throw new Error('There is no vehicle around this component');
  return save;
};

const useSave = (id: number, ask: ReturnType<typeof useConflict>['ask']): Save => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const client = useQueryClient();
  const news = useVehicleNews(id);
  const read = useReadVehicle();
  const notices = usePhotoNotices();
  const contestedFields = useContestedFields();
  /** From which version to which the user's own saves led: a second form on this page is not out of date for them. */
  const ownSaves = useRef(new Map<number, number>());

  const send = useCallback(
    async (changes: CarChanges, from: number): Promise<Car> => {
      let version = from;
      for (
        let next = ownSaves.current.get(version);
        next !== undefined;
        next = ownSaves.current.get(version)
      )
        version = next;
      const { data } = await dataProvider.update(vehicleResource(), {
        id,
        data: changes,
        previousData: { id, version },
      });
      const saved = completeCar(data);
      if (saved.version > version) ownSaves.current.set(version, saved.version);
      news.show(saved);
      renewLists(client);
      return saved;
    },
    [dataProvider, client, id, news],
  );

  return useCallback(
    async (changes, seen) => {
      const settle = async (from: Car): Promise<SaveResult> => {
        try {
          return { name: 'saved', car: await send(changes, from.version) };
        } catch (error) {
          if (!isStale(error, from)) throw error;
          const theirs = await read(id);
          const whose = await ask(contestedFields(changes, from, theirs));
          news.show(theirs);
          return whose === 'theirs' ? { name: 'theirs', car: theirs } : settle(theirs);
        }
      };
      try {
        return await settle(seen);
      } catch (error) {
        notices.fail(error);
        return { name: 'failed', error };
      }
    },
    [send, read, id, news, notices, ask, contestedFields],
  );
};

export const SaveProvider = ({ id, children }: { id: number; children: ReactNode }) => {
  const { ask, dialog } = useConflict();
  const save = useSave(id, ask);
  return (
    <SavingContext value={save}>
      {children}
      {dialog}
    </SavingContext>
  );
};
