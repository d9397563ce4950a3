import type { ComponentType } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { CardLines } from '../../ui/table/CardLines.tsx';
import type { Column } from './definition.ts';

/** How much of a row a card shows below its name. */
const MOST = 4;

/** A row on a phone, where it has no card of its own: its name and what the first columns say. */
export const rowCard = (columns: readonly Column[]): ComponentType<{ row: RaRecord }> => {
  const name = columns.find(({ isName }) => isName);
  const others = columns.filter((column) => column !== name && !column.isOptional).slice(0, MOST);
  return ({ row }) => {
    const translate = useTranslate();
    return (
      <CardLines>
        <strong>{name && <name.Cell row={row} />}</strong>
        <dl>
          {others.map((column) => (
            <div key={column.name}>
              <dt>{translate(column.label)}</dt>
              <dd>
                <column.Cell row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </CardLines>
    );
  };
};
