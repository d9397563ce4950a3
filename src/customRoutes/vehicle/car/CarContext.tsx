import { createContext, useContext } from 'react';
import type { Car } from '../../../../contract/entities/car.ts';

const Context = createContext<Car | undefined>(undefined);

export const CarProvider = Context.Provider;

/** The vehicle of the page. */
export const useCar = (): Car => {
  const car = useContext(Context);
  if (!car) throw new Error('There is no vehicle around this component');
  return car;
};
