import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';

type LinkProps = ButtonProps & Pick<ComponentProps<typeof LinkBase>, 'to'>;

/** A quiet button of a tool bar; `data-active` marks what is in force, the class `destructive` what takes something away. */
export const ToolButton = styled((props: ButtonProps) => (
  <Button variant="outlined" color="inherit" {...props} />
))(({ theme }) => ({
  gap: 6,
  minWidth: 36,
  padding: '0 10px',
  borderColor: theme.palette.divider,
  backgroundColor: theme.palette.background.paper,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' },
  '&.destructive': { color: theme.palette.error.main },
  '&[data-active="true"]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '& svg': { fontSize: 18 },
}));

/** The same as a link. */
export const ToolLink = (props: LinkProps) => (
  <ToolButton {...props} {...{ component: LinkBase }} />
);

/** A button that is only its icon. */
export const IconOnly = styled(IconButton)(({ theme }) => ({
  padding: 4,
  color: theme.palette.text.secondary,
  '& svg': { fontSize: 18 },
}));
