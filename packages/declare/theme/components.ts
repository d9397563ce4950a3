import type { FormControlProps } from '@mui/material/FormControl';
import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';
import { formComponentsOf } from './formComponents.ts';
import { InputBox } from './InputBox.tsx';
import { listComponents } from './lists.ts';

/** Changes are shown only once the server has confirmed them: an undoable change is lost with its tab, and hides field errors. */
const PESSIMISTIC = { defaultProps: { mutationMode: 'pessimistic' } } as const;

const WRITING_COMPONENTS = [
  'RaInPlaceEditor',
  'RaDeleteButton',
  'RaDeleteWithConfirmButton',
  'RaBulkDeleteButton',
  'RaBulkDeleteWithConfirmButton',
  'RaUpdateButton',
  'RaUpdateWithConfirmButton',
  'RaBulkUpdateButton',
  'RaBulkUpdateWithConfirmButton',
];

/** The minimum size of a target (WCAG 2.2, 2.5.8), in pixels. */
const TARGET = 24;

const focusRing = (colours: Colours) => ({
  outline: `2px solid ${colours.lead}`,
  outlineOffset: 2,
});

/**
 * Styles and defaults of single components; also fixes where react-admin and Material fail WCAG 2.2 AA. `rail`: the colours of tooltips, in both modes.
 */
export const componentsOf = (
  colours: Colours,
  mode: 'light' | 'dark',
  rail: Pick<Colours, 'rail' | 'railText'>,
): NonNullable<RaThemeOptions['components']> => ({
  ...listComponents(colours, mode),
  ...formComponentsOf(colours),
  ...Object.fromEntries(WRITING_COMPONENTS.map((name) => [name, PESSIMISTIC])),
  MuiCssBaseline: {
    styleOverrides: {
      // set directly, not inherited as in stock Material: an inherited value is recomputed for each element, four fifths of the cost
      '*, *::before, *::after': { boxSizing: 'border-box' },
      body: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': focusRing(colours),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing(colours) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, minHeight: 36 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET, borderRadius: 8 } },
  },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${colours.line}`, borderRadius: 12 } } },
  MuiPopover: {
    styleOverrides: {
      paper: {
        border: `1px solid ${colours.line}`,
        borderRadius: 10,
        boxShadow: '0 12px 32px rgb(0 0 0 / 18%)',
      },
    },
  },
  // long German labels go below each other on a phone
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8 } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 14, border: `1px solid ${colours.line}` },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: {
      variant: 'outlined',
      margin: 'dense',
      size: 'small',
      fullWidth: true,
      component: InputBox,
    } as FormControlProps,
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  // as readable as other text (WCAG 1.4.3); Material makes it paler
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { color: colours.quiet, opacity: 1 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colours.surface, borderRadius: 8 },
      notchedOutline: { borderColor: colours.control },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { '&:empty': { display: 'none' } } } },
  MuiCheckbox: { styleOverrides: { root: { color: colours.control } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: colours.line },
      head: { color: colours.quiet, fontWeight: 600 },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: { fontSize: 12, backgroundColor: rail.rail, color: rail.railText },
    },
  },
  // German tabs fit beside each other
  MuiTab: { styleOverrides: { root: { minWidth: 0, textTransform: 'none', fontWeight: 600 } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  // the remaining part is a plain line, not a paler colour of the progress
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: colours.line } } },
  MuiSkeleton: { defaultProps: { animation: 'pulse' } },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
});
