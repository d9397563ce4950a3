import type { Call, Role } from '../../contract/call.ts';
import { urlOf } from '../api/url.ts';
import { carCalls } from '../dataProvider/carCalls.ts';
import { carsQuery } from '../dataProvider/carsQuery.ts';

interface ListParams {
  page?: unknown;
  perPage?: unknown;
  sort?: unknown;
  order?: unknown;
  filter?: unknown;
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fromAddress = (search: string): ListParams => {
  const params = new URLSearchParams(search);
  return { ...Object.fromEntries(params), filter: parse(params.get('filter')) };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * The address that the vehicle list will read first: its parameters are those of the page's address, else those the user left it with
 * (react-admin's store). A wrong guess costs one unused answer.
 */
export const earlyListUrl = (role: Role, search: string, stored: string | null): string | undefined => {
  const list: Call | undefined = carCalls[role]?.list;
  if (!list || role === 'admin') return undefined; // the operator's list is another screen
  const remembered = parse(stored);
  const params: ListParams = search.length > 1 ? fromAddress(search) : isRecord(remembered) ? remembered : {};
  const { page, perPage, sort, order, filter } = params;
  const query = carsQuery({
    pagination: { page: Number(page) || 1, perPage: Number(perPage) || carsQuery({}).per_page },
    sort: text(sort) === undefined ? undefined : { field: text(sort) ?? '', order: text(order) ?? 'ASC' },
    filter: isRecord(filter) ? filter : undefined,
  });
  return urlOf(list, {}, query);
};
