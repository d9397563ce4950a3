import { useLocation, useNavigate, useNotify } from 'ra-core';
import { usePersonal } from '../personal/usePersonal.ts';
import { type SavedFilters, searchOf, withSaved } from '../ui/saved/savedFilters.ts';
import { useListScreen } from './RowsContext.ts';

const NOTHING_SAVED: SavedFilters[] = [];

/** The filters that this user has kept for the list, and what is done with them. */
export const useSaved = () => {
  const { definition, rows } = useListScreen();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [saved, keep] = usePersonal(`${definition.resource}.savedFilters`, NOTHING_SAVED);
  const { filterValues: filter, sort, perPage } = rows;
  const change = (next: SavedFilters[]): boolean => {
    const isKept = keep(next);
    if (!isKept) notify('list.not_kept', { type: 'warning' });
    return isKept;
  };
  return {
    saved,
    present: { filter, sort, perPage },
    onApply: (chosen: SavedFilters) => navigate({ pathname, search: `?${searchOf(chosen)}` }),
    onSave: (added: SavedFilters) => {
      if (change(withSaved(saved, added)))
        notify('list.saved_as', { messageArgs: { name: added.name.trim() } });
    },
    onRemove: (removed: SavedFilters) => change(saved.filter((other) => other !== removed)),
  };
};
