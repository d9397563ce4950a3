import { Pagination, useListContext, useLocale, useTranslate } from 'react-admin';

const PAGE_SIZES = [10, 25, 50, 100] as const;

/**
 * React-admin's pagination, which says how many rows of how many are shown in the words of the specification (chapter 9), and
 * "more than" where nobody counted further.
 */
export const ListPagination = ({ usualSize }: { usualSize: number }) => {
  const { data, meta, total, perPage, hasNextPage } = useListContext();
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const count = number.format(data?.length ?? 0);
  const atLeast: number | undefined = meta?.atLeast; // ours, from the data provider
  const shown = () => {
    if (total !== undefined)
      return translate('common.showing', { count, total: number.format(total) });
    return atLeast === undefined
      ? translate('list.showing_some', { count })
      : translate('common.showing_more_than', { count, total: number.format(atLeast) });
  };
  if (!data?.length) return null;
  // handed on to Material's pagination; react-admin's types do not name them, and on small screens it leaves the second out
  const words: object = {
    labelDisplayedRows: () => <span role="status">{shown()}</span>,
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
  };
  return (
    <Pagination
      rowsPerPageOptions={[...new Set([...PAGE_SIZES, usualSize, perPage])].sort((a, b) => a - b)}
      {...words}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
    />
  );
};
