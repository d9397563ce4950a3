import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Button, useTranslate } from 'react-admin';
import { OrderedLines } from '../../ui/OrderedLines.tsx';
import { fieldKey } from '../define/textKeys.ts';
import { useDeclared } from '../useDeclared.ts';
import { AS_DECLARED, isShown, ordered, useArrangement, useColumns } from './useColumns.ts';

/** Chooses and moves the columns of a list: by dragging, by keyboard, or with buttons. */
const ColumnsMenu = () => {
  const translate = useTranslate();
  const { resource } = useDeclared();
  const columns = useColumns();
  const [arrangement, keep] = useArrangement();
  const { shown } = arrangement;
  const lines = ordered(columns, arrangement).map((column) => ({
    ...column,
    label: translate(fieldKey(resource, column.name)),
  }));
  return (
    <Box sx={{ p: 1, minWidth: 280 }}>
      <OrderedLines lines={lines} onOrder={(order) => keep({ ...arrangement, order })}>
        {(column) => (
          <FormControlLabel
            label={column.label}
            disabled={column.isName === true}
            control={
              <Checkbox
                size="small"
                checked={isShown(column, arrangement)}
                onChange={(_, isOn) =>
                  keep({ ...arrangement, shown: { ...shown, [column.name]: isOn } })
                }
              />
            }
          />
        )}
      </OrderedLines>
      <Button label="ra.action.reset" onClick={() => keep(AS_DECLARED)} />
    </Box>
  );
};

export default ColumnsMenu;
