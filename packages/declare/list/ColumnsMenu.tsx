import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Button, useTranslate } from 'react-admin';
import { fieldKey } from '../define/textKeys.ts';
import { useRowSize } from '../theme/rowSize.ts';
import { OrderedLines } from '../ui/OrderedLines.tsx';
import { useDeclared } from '../useDeclared.ts';
import { AS_DECLARED, isShown, ordered, useArrangement, useColumns } from './useColumns.ts';

/** Chooses and moves the columns of a list, by dragging, by keyboard, or with buttons, and chooses the height of its rows. */
const ColumnsMenu = () => {
  const translate = useTranslate();
  const { resource } = useDeclared();
  const columns = useColumns();
  const [arrangement, keep] = useArrangement();
  const { shown } = arrangement;
  const { size, keep: keepSize } = useRowSize();
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
      <FormControlLabel
        label={translate('list.compact')}
        sx={{ display: 'flex', borderTop: 1, borderColor: 'divider', mt: 1, mx: 0, pt: 1 }}
        control={<Switch size="small" checked={size === 'small'} />}
        onChange={(_, isOn) => keepSize(isOn ? 'small' : 'medium')}
      />
    </Box>
  );
};

export default ColumnsMenu;
