import { useStore } from 'react-admin';
import type { Column, ListDefinition } from './definition.ts';

/** The columns on the screen in their order, as the user has chosen them (ColumnsMenuButton). */
export const useShownColumns = ({ resource, columns }: ListDefinition): readonly Column[] => {
  const [hidden] = useStore<string[] | undefined>(`${resource}.datatable`);
  const [ranks = []] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const ordered = [...columns.keys()].sort((a, b) => {
    const [one, other] = [ranks.indexOf(a), ranks.indexOf(b)];
    return one < 0 || other < 0 ? a - b : one - other;
  });
  return ordered
    .flatMap((index) => columns[index] ?? [])
    .filter(({ name, isOptional }) => !(hidden ? hidden.includes(name) : isOptional));
};
