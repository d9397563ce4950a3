import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, type Identifier, useResourceContext } from 'ra-core';
import type { CarRow } from '../../../../contract/entities/car.ts';
import { carName } from '../carStates.ts';

/** What the chosen vehicles are called: they were seen in the list around, if perhaps on another page of it. */
export const useCarNames = () => {
  const client = useQueryClient();
  const resource = useResourceContext();
  return (id: Identifier): string => {
    const pages = client.getQueriesData<GetListResult<CarRow>>({ queryKey: [resource, 'getList'] });
    const car = pages.flatMap(([, page]) => page?.data ?? []).find((row) => row.id === id);
    return (car && carName(car)) ?? `#${id}`;
  };
};
