import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { pagesAround } from './pagesAround.ts';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  minHeight: 36,
  fontSize: 14,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& p': { margin: 0 },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, marginLeft: 'auto' },
  '& select': {
    font: 'inherit',
    height: 32,
    padding: '0 4px',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 6,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
  '& nav': { display: 'flex', alignItems: 'center', gap: 2 },
  '& nav button': {
    font: 'inherit',
    minWidth: 32,
    height: 32,
    padding: '0 6px',
    display: 'inline-grid',
    placeItems: 'center',
    border: 0,
    borderRadius: 8,
    color: theme.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:disabled': { color: theme.palette.text.disabled, cursor: 'default', background: 'none' },
    '&[aria-current]': {
      color: theme.palette.primary.contrastText,
      backgroundColor: theme.palette.primary.main,
      fontWeight: 600,
    },
    '& svg': { fontSize: 20 },
  },
  '& button:focus-visible, & select:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 1,
  },
}));

const PAGE_SIZES = [10, 25, 50, 100] as const;

interface PaginatorProps {
  /** Rows on this page. */
  count: number;
  /** Rows in all, where somebody counted. */
  total: number | undefined;
  /** Rows that there are at least, where nobody counted further. */
  atLeast: number | undefined;
  page: number;
  perPage: number;
  /** The list's own page size, offered beside the usual ones. */
  usualSize: number;
  hasNextPage: boolean;
  onPage: (page: number) => void;
  onPerPage: (size: number) => void;
}

/** How many rows of how many (specification, chapter 9), the page size, and the pages. */
export const Paginator = ({
  count,
  total,
  atLeast,
  page,
  perPage,
  usualSize,
  hasNextPage,
  onPage,
  onPerPage,
}: PaginatorProps) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));

  const showing = () => {
    const shown = number.format(count);
    if (total !== undefined)
      return translate('common.showing', { count: shown, total: number.format(total) });
    if (atLeast !== undefined)
      return translate('common.showing_more_than', { count: shown, total: number.format(atLeast) });
    return translate('list.showing_some', { count: shown });
  };

  return (
    <Foot>
      <p role="status">{showing()}</p>
      <label>
        {translate('list.rows_per_page')}
        <select value={perPage} onChange={({ target }) => onPerPage(Number(target.value))}>
          {[...new Set([...PAGE_SIZES, usualSize, perPage])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </select>
      </label>
      <nav aria-label={translate('list.pages')}>
        <button
          type="button"
          aria-label={translate('list.previous_page')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft />
        </button>
        {pagesAround(page, last, hasNextPage).map((step, place) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing but their place
            <span key={`gap${place}`}>…</span>
          ) : (
            <button
              key={step}
              type="button"
              aria-label={translate('list.page', { page: number.format(step) })}
              aria-current={step === page ? 'page' : undefined}
              onClick={() => onPage(step)}
            >
              {number.format(step)}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={translate('list.next_page')}
          disabled={!hasNextPage}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight />
        </button>
      </nav>
    </Foot>
  );
};
