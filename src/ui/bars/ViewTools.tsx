import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Tune from '@mui/icons-material/Tune';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { ToolButton } from '../buttons.ts';
import type { ColumnsMenuProps } from '../columns/ColumnsMenu.tsx';
import type { OpenedProps } from '../DropPanel.tsx';
import type { FilterSheetProps } from '../filters/FilterSheet.tsx';
import { isActive } from '../filters/filterValues.ts';
import { OpeningButton } from '../OpeningButton.tsx';
import type { SavedFiltersMenuProps } from '../saved/SavedFiltersMenu.tsx';

const loadSaved = () => import('../saved/SavedFiltersMenu.tsx');
const loadColumns = () => import('../columns/ColumnsMenu.tsx');
const loadSheet = () => import('../filters/FilterSheet.tsx');
const SavedFiltersMenu = lazy(loadSaved);
const ColumnsMenu = lazy(loadColumns);
const FilterSheet = lazy(loadSheet);

type Given<Panel> = Omit<Panel, keyof OpenedProps>;

/** The filters and the order of a list, on a phone. */
export const SheetButton = (sheet: Given<FilterSheetProps>) => {
  const translate = useTranslate();
  const active = sheet.filters.filter((filter) => isActive(filter, sheet.values)).length;
  return (
    <OpeningButton
      isIcon
      label={
        active > 0
          ? translate('list.filters_active', { smart_count: active })
          : translate('list.filters')
      }
      icon={<Tune />}
      badge={active}
      panel={FilterSheet}
      preload={loadSheet}
      props={sheet}
    />
  );
};

export const SavedButton = (saved: Given<SavedFiltersMenuProps>) => {
  const translate = useTranslate();
  return (
    <OpeningButton
      label={translate('list.saved')}
      icon={<BookmarkBorder />}
      panel={SavedFiltersMenu}
      preload={loadSaved}
      props={saved}
    />
  );
};

export const ColumnsButton = (columns: Given<ColumnsMenuProps>) => {
  const translate = useTranslate();
  return (
    <OpeningButton
      isIcon
      label={translate('list.columns')}
      icon={<ViewColumnOutlined />}
      panel={ColumnsMenu}
      preload={loadColumns}
      props={columns}
    />
  );
};

export const KeysButton = ({ onPress }: { onPress: () => void }) => {
  const translate = useTranslate();
  const label = translate('list.keys');
  return (
    <ToolButton type="button" aria-label={label} title={`${label} (?)`} onClick={onPress}>
      <KeyboardOutlined />
    </ToolButton>
  );
};
