import BookmarkRemove from '@mui/icons-material/BookmarkRemove';
import { useEffect, useState } from 'react';
import {
  Confirm,
  type SavedQuery,
  useListContext,
  useNotify,
  useSavedQueries,
  useTranslate,
} from 'react-admin';
import { MenuButton } from '../ui/buttons.tsx';

const nameOf = ({ label }: SavedQuery): string => label.trim().toLowerCase();

/**
 * Deletes saved filters, which react-admin's button for filters lets users do only while they are applied, and has the newest of a name
 * replace the older one, which it keeps beside it.
 */
export const SavedFilters = () => {
  const { resource } = useListContext();
  const [saved, keep] = useSavedQueries(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, setAsked] = useState<SavedQuery>();
  useEffect(() => {
    const added = saved.at(-1);
    const others = saved.slice(0, -1).filter((one) => added && nameOf(one) !== nameOf(added));
    if (!added || others.length === saved.length - 1) return;
    keep([...others, added]);
    notify('list.saved_replaced', { messageArgs: { name: added.label } });
  }, [saved, keep, notify]);
  if (saved.length === 0) return null;
  return (
    <>
      <MenuButton
        color="primary"
        label={translate('ra.saved_queries.remove_label')}
        items={() =>
          saved.map((one) => ({
            label: translate('ra.saved_queries.remove_label_with_name', { name: one.label }),
            onChoose: () => setAsked(one),
          }))
        }
      >
        <BookmarkRemove />
      </MenuButton>
      <Confirm
        isOpen={asked !== undefined}
        title="ra.saved_queries.remove_dialog_title"
        content="ra.saved_queries.remove_message"
        onConfirm={() => {
          keep(saved.filter((one) => one !== asked));
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
