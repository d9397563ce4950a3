import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { IconOnly } from '../buttons.ts';
import { DropPanel, type OpenedProps } from '../DropPanel.tsx';
import { isNarrowed } from '../filters/filterValues.ts';
import { isNameTaken, type SavedFilters } from './savedFilters.ts';

const Panel = styled('div')(({ theme }) => ({
  width: 276,
  maxWidth: '100%',
  '& ul': {
    listStyle: 'none',
    margin: '0 0 8px',
    padding: '0 0 8px',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& li > button:first-of-type': {
    font: 'inherit',
    flex: 1,
    minWidth: 0,
    height: 36,
    padding: '0 8px',
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: 0,
    borderRadius: 6,
    color: theme.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
  '& p': { margin: '4px 0 8px', color: theme.palette.text.secondary },
}));

export interface SavedFiltersMenuProps extends OpenedProps {
  saved: readonly SavedFilters[];
  /** The list as it is now; it can be kept when it is narrowed. */
  present: Omit<SavedFilters, 'name'>;
  onApply: (chosen: SavedFilters) => void;
  onSave: (added: SavedFilters) => void;
  onRemove: (removed: SavedFilters) => void;
}

/** Filters kept under a name: apply one, keep the current ones, delete one. */
const SavedFiltersMenu = ({
  saved,
  present,
  onApply,
  onSave,
  onRemove,
  anchor,
  onClose,
}: SavedFiltersMenuProps) => {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave({ name, ...present });
    onClose();
  };

  return (
    <DropPanel label={translate('list.saved')} anchor={anchor} onClose={onClose}>
      <Panel>
        {saved.length > 0 && (
          <ul>
            {saved.map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  onClick={() => {
                    onApply(one);
                    onClose();
                  }}
                >
                  {one.name}
                </button>
                <IconOnly
                  type="button"
                  aria-label={translate('list.remove_saved', { name: one.name })}
                  onClick={() => onRemove(one)}
                >
                  <DeleteOutlined />
                </IconOnly>
              </li>
            ))}
          </ul>
        )}
        {isNarrowed(present.filter) ? (
          <form onSubmit={save}>
            <TextField
              label={translate('list.save_name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              helperText={isNameTaken(saved, name) ? translate('list.saved_replaces') : undefined}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              autoFocus
            />
            <Button
              type="submit"
              variant="contained"
              fullWidth
              disabled={!name.trim()}
              sx={{ mt: 1 }}
            >
              {translate('list.save')}
            </Button>
          </form>
        ) : (
          <p>{translate('list.saved_none')}</p>
        )}
      </Panel>
    </DropPanel>
  );
};

export default SavedFiltersMenu;
