import type { RaRecord } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import type { Role } from '../../../contract/call.ts';
import { componentOf, fetchComponents } from '../../ui/useComponents.ts';
import type { Slot } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { columnsFor } from './columnNames.ts';

/** What a resource's list has of its own to draw a row with. */
export const rowSlots = (declared: Resource, role: Role | undefined): Slot[] => {
  const { list, fields } = declared;
  const cells = columnsFor(declared, role).map(({ name }) => fields[name]?.cell);
  return [...cells, list?.card].filter((slot) => slot !== undefined);
};

/** Fetches what draws a resource's rows, before its list is shown: it is drawn once then. */
export const fetchListParts = (declared: Resource, role: Role | undefined): Promise<void> => fetchComponents(rowSlots(declared, role));

/** The component behind a slot that has been fetched. */
export const partOf =
  (slot: Slot) =>
  (props: { row: RaRecord }): ReactNode => {
    const Part = componentOf<{ row: RaRecord }>(slot);
    return Part ? createElement(Part, props) : null;
  };
