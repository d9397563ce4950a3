import type { Call, Role } from '../../contract/call.ts';
import { urlOf } from '../api/url.ts';
import { CARS_LIST, listQuery } from '../dataProvider/listQuery.ts';
import { carCalls } from '../resources/cars/carCalls.ts';

/** Where react-admin's store keeps how the user left the list. */
export const LIST_PARAMS = 'RaStore.cars.listParams';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * The page that the vehicle list will open with: its parameters are those of the page's address, else those the user left it with
 * (react-admin's store). A wrong guess costs one unused answer.
 */
export const earlyPage = (search: string, stored: string | null) => {
  const remembered = parse(stored);
  const params: ListParams =
    search.length > 1 ? fromAddress(search) : isRecord(remembered) ? remembered : {};
  const { page, perPage, sort, order, filter } = params;
  const field = text(sort);
  return {
    pagination: { page: Number(page) || 1, perPage: Number(perPage) || CARS_LIST.perPage },
    sort:
      field === undefined
        ? CARS_LIST.sort
        : ({ field, order: order === 'DESC' ? order : 'ASC' } as const),
    filter: isRecord(filter) ? filter : {},
  };
};

/** The address of that page; undefined for roles that have another screen. */
export const earlyListUrl = (
  role: Role,
  search: string,
  stored: string | null,
): string | undefined => {
  const calls: Partial<Record<Role, { list: Call }>> = carCalls;
  const list = calls[role]?.list;
  return list && urlOf(list, {}, listQuery(earlyPage(search, stored)));
};
