import type { RaRecord } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import type { Role } from '../../../contract/call.ts';
import { componentOf } from '../../ui/useComponents.ts';
import type { Slot } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { columnsFor } from './columnNames.ts';

/** What a resource's list has of its own to draw a row with. */
export const rowSlots = (declared: Resource, role: Role | undefined): Slot[] => {
  const { list, fields } = declared;
  const cells = columnsFor(declared, role).map(({ name }) => fields[name]?.cell);
  return [...cells, list?.card].filter((slot) => slot !== undefined);
};

/** The component behind a slot that has been fetched. */
export const slotComponent =
  (slot: Slot) =>
  (props: { row: RaRecord }): ReactNode => {
    const Part = componentOf<{ row: RaRecord }>(slot);
    return Part ? createElement(Part, props) : null;
  };
