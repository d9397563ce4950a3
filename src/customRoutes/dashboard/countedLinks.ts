import type { Activity } from '../../../contract/dashboard/activity.ts';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { type Span, spanOf } from '../../../contract/period.ts';
import type { ShownState } from '../../resources/vehicles/carStates.ts';
import type { Measure, Step } from './activity/steps.ts';

/** Returns the address of a resource's list with a filter, sorted by `sort` if it is given. */
const filteredList = (
  resource: string,
  filter: Readonly<Record<string, string>>,
  sort?: readonly [string, 'ASC' | 'DESC'],
): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort[0], order: sort[1] }),
  });
  return `/${resource}?${query}`;
};

/** A number on the home page, with the address of the rows that it counts. */
export interface CountedLink {
  to: string;
  count: number;
}

/** States: every vehicle is in one of them. Those that need action come first. */
export const STATES = [
  'needs_attention',
  'ready',
  'partly_processed',
  'processing',
  'uploading',
  'new',
  'processed',
] as const;
/** The states of the quality check, whatever state the vehicles are in. */
export const MODERATIONS = ['to_fix', 'quality_check'] as const;

type Vehicles = Dashboard['vehicles'];

export const stateLink = (
  resource: string,
  vehicles: Vehicles,
  state: ShownState,
): CountedLink => ({
  to: filteredList(resource, { state }),
  count: vehicles[state],
});

export const vehicleLinks = (resource: string, { total, quality_check }: Vehicles) => ({
  all: { to: filteredList(resource, {}), count: total },
  queue: {
    to: filteredList(resource, { moderation: 'premoderation' }, ['updated_at', 'ASC']),
    count: quality_check,
  },
});

export const companyLinks = ({
  active,
  without_balance,
  new: recent,
  new_since,
}: NonNullable<Dashboard['companies']>) => ({
  without_balance: {
    to: filteredList('companies', { status: 'active', has_balance: '0' }, ['title', 'ASC']),
    count: without_balance,
  },
  new_companies: {
    to: filteredList('companies', { created_from: new_since }, ['created_at', 'DESC']),
    count: recent,
  },
  active_companies: { to: filteredList('companies', { status: 'active' }), count: active },
});

/** Returns the link to the reported problems without a reply, the oldest first. */
export const complaintsLink = (count: number): CountedLink => ({
  to: filteredList('complaints', { state: 'open' }, ['created_at', 'ASC']),
  count,
});

/** Returns the link to a company's tokens: the active ones. */
export const tokensLink = ({ tokens }: NonNullable<Dashboard['balance']>): CountedLink => ({
  to: filteredList('tokens', { status: 'active' }),
  count: tokens,
});

/** Returns the link to the vehicles whose last delivery failed. */
export const failedDeliveriesLink = (count: number): CountedLink => ({
  to: filteredList('adminCars', { ftp: 'failed' }),
  count,
});

/**
 * Returns the figures of a period with links to what they count. Only companies have a list of all their transactions, only the operator
 * has one of complaints.
 */
export const activityLinks = (resource: string, period: Span, activity: Activity) => {
  const { days, from, to, people, companies, sent } = activity;
  const isOperator = resource === 'adminCars';
  const vehicles = (filter: Readonly<Record<string, string>>, count: number): CountedLink => ({
    to: filteredList(resource, filter),
    count,
  });
  /** Maps the id of each person or company to the link to their rows. Leaves out those whose id the user does not know. */
  const perId = <One extends { id: number | null }>(
    all: readonly One[] | null,
    link: (id: string, one: One) => CountedLink,
  ) =>
    new Map(
      all?.flatMap((one) =>
        one.id === null ? [] : [[one.id, link(String(one.id), one)] as const],
      ),
    );
  const companyId = isOperator ? 'companyId' : 'company_id';
  /**
   * Returns the link to the charges of the period: each is one token or credit. The operator finds them at the company, a manager among those of all
   * companies.
   */
  const charges = (list: string, filter: Readonly<Record<string, string>>, count: number) => ({
    to: filteredList(list, { ...filter, charged_for: 'vehicle', date_from: from, date_to: to }),
    count,
  });
  return {
    finished: vehicles({ finished_in: period }, activity.vehicles_with_photos),
    added: vehicles(
      { created_in: period },
      days.reduce((sum, day) => sum + day.vehicles, 0),
    ),
    sent: sent && vehicles({ sent_in: period }, sent.vehicles),
    withoutPictures: vehicles({ without_pictures: '1' }, activity.without_pictures),
    unusable: activity.unusable.map(({ reason, vehicles: count }) => ({
      name: reason,
      ...vehicles({ unusable_for: reason }, count),
    })),
    sentBack: activity.sent_back.map(({ reason, vehicles: count }) => ({
      name: reason,
      ...vehicles({ sent_back_for: reason }, count),
    })),
    /** Only of people whom the user knows: the vehicles of others cannot be requested. */
    people: {
      photos: perId(people, (id, { vehicles_with_photos: count }) =>
        vehicles({ photos_by: id, finished_in: period }, count),
      ),
      vehicles: perId(people, (id, { vehicles: count }) =>
        vehicles({ user_id: id, created_in: period }, count),
      ),
      spent: perId(people, (id, { spent }) => charges('transactions', { user_id: id }, spent)),
    },
    companies: {
      photos: perId(companies, (id, { vehicles_with_photos: count }) =>
        vehicles({ [companyId]: id, finished_in: period }, count),
      ),
      vehicles: perId(companies, (id, { vehicles: count }) =>
        vehicles({ [companyId]: id, created_in: period }, count),
      ),
      spent: perId(companies, (id, { spent }) =>
        isOperator
          ? charges(`companyTransactions/${id}/transactions`, {}, spent)
          : charges('transactions', { company_id: id }, spent),
      ),
    },
    spent: isOperator
      ? []
      : Object.entries(activity.spent)
          .filter(([, count]) => count > 0)
          .map(([type, count]) => ({
            name: type,
            to: filteredList('transactions', { type, date_from: from, date_to: to }),
            count,
          })),
    complaints: activity.complaints.map(({ about, complaints: count }) => ({
      name: about,
      to: isOperator ? filteredList('complaints', { about, created_in: period }) : undefined,
      count,
    })),
  };
};

/**
 * Returns the links that the figures of each day or month lead to, by the step's `at`. The operator has no list of all transactions: cost leads to the
 * cost of each company in these days, which leads to the company's transactions.
 */
export const stepLinks = (resource: string, steps: readonly Step[]) => {
  const ofEach = (measure: Measure, addressOf: (step: Step) => string) =>
    new Map(
      steps.map((step): [string, CountedLink] => [
        step.at,
        { to: addressOf(step), count: step[measure] },
      ]),
    );
  return {
    photos: ofEach('photos', ({ from, to }) =>
      filteredList(resource, { finished_in: spanOf(from, to) }),
    ),
    vehicles: ofEach('vehicles', ({ from, to }) =>
      filteredList(resource, { created_in: spanOf(from, to) }),
    ),
    // the operator's page of a single day or month already shows the companies
    ...((resource !== 'adminCars' || steps.length > 1) && {
      spent: ofEach('spent', ({ from, to }) =>
        resource === 'adminCars'
          ? `/?period=${spanOf(from, to)}`
          : filteredList('transactions', { charged_for: 'vehicle', date_from: from, date_to: to }),
      ),
    }),
  };
};
