import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';
import { RICH_TEXT_RULES } from './richTextRules.ts';
import { FIELD_GRID, PHONE } from './sizes.ts';

/** Returns the styles of a record's page: breadcrumbs and actions in one line, its parts below. */
const pageOf = (view: 'RaEdit' | 'RaShow') => ({
  [`& .${view}-noActions`]: { marginTop: 0 },
  [`& .${view}-card`]: { minWidth: 0 },
  [`& .${view}-card > .MuiToolbar-root`]: {
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 36,
    margin: '0 0 8px',
    padding: 0,
    whiteSpace: 'normal',
    backgroundColor: 'transparent',
    '& > nav': { flex: '1 1 160px' },
    // on a phone, the links to the previous and next record are beside the breadcrumbs, not on a line of their own
    [PHONE]: { '& > nav, & > nav ~ .prevNext': { order: -1 } },
  },
});

/** Returns the styles of forms and records' pages. */
export const formComponentsOf = (colours: Colours): NonNullable<RaThemeOptions['components']> => ({
  RaTextInput: { defaultProps: { autoComplete: 'off' } },
  RaCreate: {
    styleOverrides: {
      root: {
        '& .RaCreate-card': { maxWidth: 920, overflow: 'visible' },
        '& .RaCreate-noActions': { marginTop: 0 },
      },
    },
  },
  RaEdit: {
    defaultProps: { mutationMode: 'pessimistic' },
    styleOverrides: { root: pageOf('RaEdit') },
  },
  RaShow: { styleOverrides: { root: pageOf('RaShow') } },
  RaSimpleForm: {
    // the same padding on phones, where react-admin leaves room for a bar that is fixed there
    styleOverrides: { root: { '&&': { paddingBottom: 12 }, '& > .MuiStack-root': FIELD_GRID } },
  },
  RaSimpleShowLayout: { styleOverrides: { root: { '& .RaSimpleShowLayout-stack': FIELD_GRID } } },
  RaLabeled: {
    styleOverrides: {
      root: {
        '&:not(.ra-input)': { alignItems: 'flex-start' },
        '& .RaLabeled-label': { fontSize: 13, marginBottom: 2 },
        '& a': { color: colours.lead },
      },
    },
  },
  RaRichTextField: {
    defaultProps: { purifyOptions: RICH_TEXT_RULES },
    styleOverrides: {
      root: {
        overflowWrap: 'anywhere',
        '& :first-of-type': { marginTop: 0 },
        '& img': { maxWidth: '100%' },
        '& a': { color: colours.lead },
      },
    },
  },
  RaImageField: {
    styleOverrides: {
      root: {
        '& .RaImageField-image': {
          width: 'auto',
          maxWidth: '100%',
          height: 'auto',
          maxHeight: 240,
        },
      },
    },
  },
  /** Sticky, so that it is always in view; fixed to the lower edge it would cover the dock. */
  RaToolbar: {
    styleOverrides: {
      root: {
        '&.MuiToolbar-root': {
          position: 'sticky',
          bottom: 'var(--lower-edge, 0px)',
          zIndex: 2,
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 8,
          padding: '12px 16px',
          borderTop: `1px solid ${colours.line}`,
          borderRadius: '0 0 12px 12px',
          backgroundColor: colours.surface,
        },
        '& [role=status]': { flex: 1, fontSize: 14, color: colours.quiet },
      },
    },
  },
});
