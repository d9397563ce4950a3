import type { RaRecord } from 'ra-core';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { Role } from '../../../../contract/call.ts';
import type { Slot } from '../../define/field.ts';
import type { Resource } from '../../define/resource.ts';
import { columnsFor } from './columnNames.ts';

type Part = ComponentType<{ row: RaRecord }>;

const loaded = new WeakMap<Slot, Part>();

const fetchSlot = async (slot: Slot): Promise<void> => {
  if (!loaded.has(slot)) loaded.set(slot, (await slot()).default as Part); // a list's slots take a row
};

const slotsOf = (declared: Resource, role: Role | undefined): Slot[] => {
  const { list, fields } = declared;
  const cells = columnsFor(declared, role).map(({ name }) => fields[name]?.cell);
  return [...cells, list?.card].filter((slot) => slot !== undefined);
};

/** Fetches the components that a resource's list has of its own; a list that has them when it is first shown is drawn once. */
export const fetchListParts = async (declared: Resource, role: Role | undefined): Promise<void> => {
  await Promise.all(slotsOf(declared, role).map(fetchSlot));
};

/** Whether they are there; fetches them. A failed fetch goes to the nearest error boundary. */
export const useListParts = (declared: Resource, role: Role | undefined): boolean => {
  const [areThere, setThere] = useState(() => slotsOf(declared, role).every((slot) => loaded.has(slot)));
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!areThere) fetchListParts(declared, role).then(() => setThere(true), setError);
  }, [declared, role, areThere]);
  if (error) throw error;
  return areThere;
};

/** The component behind a slot that has been fetched. */
export const partOf =
  (slot: Slot) =>
  (props: { row: RaRecord }): ReactNode => {
    const Loaded = loaded.get(slot);
    return Loaded ? createElement(Loaded, props) : null;
  };
