import type { Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PaginationActions, useListContext, useLocale, useTranslate } from 'react-admin';
import { formatOf } from '../ui/text/formatOf.ts';

const PAGE_SIZES = [10, 25, 50, 100] as const;

/**
 * Material's pagination as react-admin uses it. It says how many rows of how many are shown in the words of the specification (chapter
 * 9), "more than" where the server did not count further, and offers the page's size on narrow screens too, where react-admin's own does not.
 */
export const ListPagination = ({ usualSize }: { usualSize: number }) => {
  const { data, meta, total, page, perPage, hasNextPage, setPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const number = formatOf(Intl.NumberFormat, useLocale(), {});
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const count = number.format(data?.length ?? 0);
  const atLeast: number | undefined = meta?.atLeast; // ours, from the data provider
  const shown = () => {
    if (total !== undefined)
      return translate('common.showing', { count, total: number.format(total) });
    return atLeast === undefined
      ? translate('list.showing_some', { count })
      : translate('common.showing_more_than', { count, total: number.format(atLeast) });
  };
  // as react-admin hands them on; Material's types want other props of them
  const actions: object =
    isNarrow || total === undefined ? {} : { ActionsComponent: PaginationActions };
  if (!data?.length) return null;
  return (
    <TablePagination
      component="div"
      count={total ?? -1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...new Set([...PAGE_SIZES, usualSize, perPage])].sort((a, b) => a - b)}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={() => <span role="status">{shown()}</span>}
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
      {...actions}
    />
  );
};
