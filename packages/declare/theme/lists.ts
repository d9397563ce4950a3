import { alpha } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';
import { SIDEBAR } from './layout.ts';
import { nativeBox } from './nativeBox.ts';
import { ROW_HEIGHTS } from './rowSize.ts';
import { PHONE } from './sizes.ts';

/** Styles of lists; also fixes where react-admin's parts of them fail WCAG 2.2 AA. */
export const listComponents = (
  colours: Colours,
  mode: 'light' | 'dark',
): NonNullable<RaThemeOptions['components']> => {
  const chosen = alpha(colours.lead, mode === 'dark' ? 0.14 : 0.07);
  const focus = { outline: `2px solid ${colours.lead}`, outlineOffset: 2 };
  const busy = { opacity: 0.55, transition: 'opacity .15s .25s' };
  const box = { display: 'grid', placeItems: 'center', minWidth: 44, minHeight: 44 };
  return {
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main': { minWidth: 0, gap: 12 },
          '& .RaList-content': { containerType: 'inline-size', containerName: 'list' },
          '& .RaList-content > .MuiCard-root': { border: 0 },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: {
          display: 'flex',
          flexFlow: 'row wrap !important',
          justifyContent: 'flex-start',
          alignItems: 'center',
          gap: 8,
          padding: 0,
          minHeight: 36,
          backgroundColor: 'transparent !important',
          // the search and the buttons share a row, the filters have their own
          '&::after': { content: '""', order: 2, flexBasis: '100%', marginTop: -8 },
          '& > span:empty': { display: 'none' },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          flex: '0 1 auto !important',
          flexWrap: 'wrap',
          alignItems: 'center',
          order: 1,
          gap: 4,
          minHeight: 36,
          marginLeft: 'auto',
          padding: '0 !important',
          backgroundColor: 'transparent !important',
          '&:not(:has(> :not(:empty)))': { display: 'none' },
        },
      },
    },
    // short enough that rows follow the last key within 300 ms
    RaFilterForm: {
      defaultProps: { debounce: 100 } as object,
      styleOverrides: {
        root: {
          display: 'contents',
          '& .MuiFormControl-root': { minWidth: '0 !important', margin: '0 !important' },
          '& .MuiInputBase-input': { fontSize: 14 },
          '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
          // react-admin hides what filters say, such as why their choices could not be loaded
          '& .MuiFormHelperText-root.Mui-error': { display: 'block' },
        },
      },
    },
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          order: 3,
          minWidth: 0,
          flex: '0 1 170px',
          paddingTop: 4,
          '& .MuiFormControl-root': { flex: 1 },
          // texts are as high as choices, and so are several choices
          '&:not([data-source=q]) .MuiFormControl-root .MuiInputBase-root': { minHeight: 40 },
          '& .RaSelectArrayInput-chip': { height: 20, margin: '0 2px 0 0' },
          // a name beside the button that removes the filter
          '&:has(.RaFilterFormInput-hideButton)': { flexBasis: 230 },
          '&:has([aria-haspopup=menu]), &[data-source$=_from]': { flexBasis: 210 }, // and the menu of periods
          '& .place': {
            height: 40,
            border: `1px solid ${colours.line}`,
            borderRadius: 8,
            backgroundColor: colours.surface,
          },
          '& input[type=date]': { minWidth: 0, paddingRight: 4 },
          '&:not([data-source=q])': { alignSelf: 'flex-start' }, // in one line, also with an error below one of them
          '&[data-source=q]': { order: 0, flex: '1 1 220px', maxWidth: 420, paddingTop: 0 },
          '&:not(:has(.MuiFormControl-root))': { display: 'none' },
          // on a phone, too, the search and the buttons share a row
          [PHONE]: {
            '&:not([data-source=q])': { flexBasis: '100%' },
            '&[data-source=q]': { flexBasis: 120, maxWidth: 'none' },
          },
        },
      },
    },
    RaCreateButton: {
      styleOverrides: {
        root: {
          '&.RaCreateButton-floating': {
            position: 'static',
            width: 36,
            height: 36,
            minHeight: 36,
            borderRadius: 8,
            boxShadow: 'none',
          },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-table': { tableLayout: 'fixed', borderCollapse: 'separate' },
          '& .RaDataTable-headerCell': {
            height: 44,
            padding: '0 12px',
            fontSize: 13,
            whiteSpace: 'nowrap',
          },
          '& .MuiTableCell-body': {
            height: ROW_HEIGHTS.medium,
            padding: '0 12px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
          '& th.MuiTableCell-body': { whiteSpace: 'normal' },
          '& .MuiTableCell-root.MuiTableCell-paddingCheckbox, & .MuiTableCell-root.menu': {
            width: 44,
            padding: 0,
            textAlign: 'center',
          },
          '& .MuiTableCell-paddingCheckbox label': box,
          '& tbody input[type=checkbox]': nativeBox(colours.lead),
          '& tbody tr[data-leads]': { cursor: 'pointer' },
          '& tbody tr.Mui-selected': { backgroundColor: `${chosen} !important` },
          '& tbody tr:has(a:focus-visible)': { boxShadow: `inset 3px 0 0 ${colours.lead}` },
          '& tbody a': { color: 'inherit', borderRadius: 4 },
          // keeps what gets the focus out from under the table's head and the selection bar
          '& tbody :is(a, button, input)': { scrollMargin: '112px 0 80px' },
          '& tbody a[data-leads]': { fontWeight: 600, lineHeight: 1.35, textDecoration: 'none' },
          '& a[data-leads] .MuiTypography-root': { font: 'inherit' },
          // names are cut off after two lines
          '& tbody th a[data-leads]': {
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          },
          // rows that the user chose to be compact
          '& .MuiTableCell-sizeSmall.MuiTableCell-body': { height: ROW_HEIGHTS.small },
          '& .MuiTableCell-sizeSmall.RaDataTable-headerCell': { height: 36 },
          '& .MuiTableCell-sizeSmall label': { minHeight: 36 },
          '& .MuiTableCell-sizeSmall .MuiAvatar-root': { maxHeight: 34 },
          '& .MuiTableCell-sizeSmall .MuiIconButton-root': { paddingBlock: 4 },
          '& tbody th.MuiTableCell-sizeSmall a[data-leads]': { WebkitLineClamp: 1 },
          '& tbody a:focus-visible': focus,
          '& [aria-busy=true] tbody': busy,
        },
      },
    },
    RaSimpleList: {
      styleOverrides: {
        root: {
          display: 'grid',
          gap: 8,
          padding: 0,
          '& > li': { padding: 0 },
          '& .MuiListItemText-root': { margin: 0 },
          '& [data-row]': {
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 44px',
            border: `1px solid ${colours.line}`,
            borderRadius: 12,
            overflow: 'hidden',
            backgroundColor: colours.surface,
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 130px',
          },
          '& [data-selected=true]': {
            borderColor: colours.lead,
            backgroundImage: `linear-gradient(${chosen} 0 0)`,
          },
          '& a': { color: 'inherit' },
          // the link covers the whole card; other controls lie above it
          '& a[data-leads]': {
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 600,
            textDecoration: 'none',
          },
          '& a[data-leads]::after': { content: '""', position: 'absolute', inset: 0 },
          '& a[data-leads]:focus-visible': { outline: 0 },
          '& a[data-leads]:focus-visible::after': { ...focus, outlineOffset: -2, borderRadius: 12 },
          '& a:not([data-leads]), & .controls': { position: 'relative', zIndex: 1 },
          '& .controls': {
            display: 'grid',
            gridArea: '1 / 2',
            alignContent: 'start',
            justifyItems: 'center',
          },
          '& .controls > *': box,
          '& input[type=checkbox]': nativeBox(colours.lead, 20),
          // the inside of a card that is not the resource's own: a name in `strong`, and below it a `dl` of what there is to say
          '& .lines': {
            display: 'grid',
            gap: 8,
            padding: '12px 0 12px 12px',
            fontSize: 14,
            overflowWrap: 'anywhere',
          },
          '& .lines:has(> .before)': {
            gridTemplateColumns: '64px minmax(0, 1fr)',
            columnGap: 12,
          },
          '& .before': { gridRow: '1 / span 2', overflow: 'hidden' },
          '& .lines dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0 },
          '& .lines dl > div': { display: 'flex', gap: 6, alignItems: 'baseline', minWidth: 0 },
          '& .lines dt': { fontSize: 13, color: colours.quiet },
          '& .lines dd': { margin: 0 },
          '& .lines dd:empty::before': { content: '"–"', color: colours.quiet },
          // cards with a large picture stand side by side, and their controls lie on it
          '&:has(.cover)': {
            gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(150px, 20vw, 260px), 1fr))',
            gap: 12,
          },
          '& > li:has(.cover)': { alignItems: 'stretch' },
          '& > li :has(.cover)': { height: '100%', alignContent: 'start' },
          '& .cover': { gridArea: '1 / 1 / 2 / -1', minWidth: 0 },
          '& .cover > .MuiAvatar-root': { aspectRatio: '3 / 2', borderRadius: 0 },
          '& .cover + .controls > *': {
            minHeight: 36,
            minWidth: 36,
            margin: 4,
            borderRadius: 8,
            backgroundColor: alpha(colours.surface, 0.85),
          },
          '&[aria-busy=true]': busy,
        },
      },
    },
    // sticky at the lower edge, within reach of a thumb, however long the list is
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          position: 'fixed !important' as 'fixed',
          left: 12,
          right: 12,
          bottom: 'calc(12px + var(--lower-edge, 0px))',
          width: 'fit-content',
          margin: '0 auto',
          zIndex: 3,
          'body:has(.RaSidebar-open) &': { left: SIDEBAR.width + 12 },
          'body:has(.RaSidebar-closed) &': { left: SIDEBAR.closedWidth + 12 },
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            flexWrap: 'wrap',
            height: 'auto',
            gap: '0 16px',
            padding: '4px 16px',
            border: `1px solid ${colours.line}`,
            borderRadius: 12,
            boxShadow: '0 10px 30px rgb(0 0 0 / 22%)',
            backgroundColor: colours.raised,
            color: colours.text,
          },
          '& .RaBulkActionsToolbar-title': { fontWeight: 600, whiteSpace: 'nowrap' },
          '& .RaBulkActionsToolbar-topToolbar': { order: 0, flex: '0 1 auto', margin: 0 },
          '& .MuiButton-root': { flex: 'none' },
          [PHONE]: {
            '& .MuiButton-startIcon': { display: 'none' },
            '& .MuiButton-root': { minWidth: 0, paddingInline: 8 },
          },
        },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { overflow: 'visible', borderBottom: 0, color: colours.quiet },
        toolbar: { flexWrap: 'wrap', minHeight: 44, padding: '0 !important' },
        select: { minHeight: 24 },
        spacer: { flex: '1 1 0' },
        actions: { marginLeft: 'auto' },
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: 28, height: 28 } } },
  };
};
