import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import { useListKeys } from '../../ui/keys/useListKeys.ts';
import { useSingleKeys } from '../../ui/keys/useSingleKeys.ts';
import { usePlace } from '../../ui/place/Place.ts';
import type { ListDefinition } from './definition.ts';

const KeysDialog = lazy(() => import('../../ui/keys/KeysDialog.tsx'));

interface ListKeysProps {
  definition: Pick<ListDefinition, 'resource' | 'mayCreate'>;
  isPhone: boolean;
}

/** Walks, selects and opens the rows by keyboard. Its button, which phones do not have, lists the keys. */
export const ListKeys = ({ definition: { resource, mayCreate }, isPhone }: ListKeysProps) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [areOn, keep] = useSingleKeys();
  const [isShown, setShown] = useState(false);
  const { create } = usePlace(resource);
  const navigate = useNavigate();
  const label = useTranslate()('list.keys');
  useListKeys(areOn, {
    unselect: () => {
      onUnselectItems();
      return selectedIds.length > 0;
    },
    create: () => {
      if (mayCreate) navigate(create);
      return mayCreate;
    },
    help: () => {
      setShown(true);
      return true;
    },
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
          <KeysDialog isOn={areOn} onSwitch={keep} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
};
