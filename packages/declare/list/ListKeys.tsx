import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import { mayCreate } from '../access/rights.ts';
import { currentUser } from '../connection.ts';
import {
  isRowFocused,
  moveRowFocus,
  openFocusedRow,
  toggleFocusedRow,
} from '../ui/keys/rowFocus.ts';
import { useKeys } from '../ui/keys/useKeys.ts';
import { usePlace } from '../ui/Place.ts';
import { useDeclared } from '../useDeclared.ts';
import { useIsPhone } from './useIsPhone.ts';

const KeysDialog = lazy(() => import('../ui/keys/KeysDialog.tsx'));

/** Walks, selects and opens the rows by keyboard. Its button, which phones do not have, lists the keys. */
export const ListKeys = () => {
  const declared = useDeclared();
  const isPhone = useIsPhone();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isShown, setShown] = useState(false);
  const { create } = usePlace(declared.resource);
  const navigate = useNavigate();
  const label = useTranslate()('list.keys');
  useKeys({
    arrowdown: () => isRowFocused() && moveRowFocus(1),
    arrowup: () => isRowFocused() && moveRowFocus(-1),
    enter: openFocusedRow,
    escape: () => {
      onUnselectItems();
      return selectedIds.length > 0;
    },
    j: () => moveRowFocus(1),
    k: () => moveRowFocus(-1),
    x: toggleFocusedRow,
    '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
    n: () => {
      const may = mayCreate(declared, currentUser());
      if (may) navigate(create);
      return may;
    },
    '?': () => setShown(true),
  });
  return (
    <>
      {!isPhone && (
        <IconButton
          color="primary"
          aria-label={label}
          title={`${label} (?)`}
          onClick={() => setShown(true)}
        >
          <KeyboardOutlined />
        </IconButton>
      )}
      {isShown && (
        <Suspense>
          <KeysDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
};
