import { styled } from '@mui/material/styles';
import { TONES, type Tone } from '@turntable/declare/ui/Chip.tsx';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import type { ReactNode } from 'react';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import type { Dashboard, DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import { toneOf } from '../../resources/vehicles/carStates.ts';
import { StateCell } from '../../resources/vehicles/cells.tsx';
import { sizeText } from '../../ui/sizeText.ts';
import {
  companyLinks,
  failedDeliveriesLink,
  MODERATIONS,
  STATES,
  stateLink,
} from './countedLinks.ts';

/** Rows of four tiles, or of two in a narrow window. The last tile also fills the place of a missing one. */
const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(calc((100% - 36px) / 4), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li:last-of-type:nth-of-type(4n + 3)': { gridColumn: 'span 2' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: 'span 2' },
  },
}));

/** The second group is a column beside the first where there is room for it. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '4fr 1fr',
    '& > :last-child ul': { gridTemplateColumns: '1fr', height: '100%' },
  },
}));

const StateTile = styled(LinkBase, { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: Tone;
}>(({ theme, tone }) => ({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  height: '100%', // tiles of a row are equally high, whatever lines their labels need
  padding: '12px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& strong': {
    fontSize: 26,
    lineHeight: 1.2,
    fontWeight: 650,
  },
  '& span': {
    display: 'flex',
    gap: 8,
    fontSize: 13,
    color: theme.palette.text.secondary,
  },
  '& span::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    marginTop: '0.4em',
    borderRadius: 4,
    background: TONES[theme.palette.mode][tone].dot,
  },
}));

/**
 * How many vehicles there are in each state, and below, how far their quality check is: states add up to all vehicles, the others
 * are counted among them. Each leads to the list of them.
 */
export const StateTiles = ({
  resource,
  counts,
}: {
  resource: string;
  counts: Dashboard['vehicles'];
}) => {
  const translate = useTranslate();
  const locale = useLocale();
  const groups = [
    { name: 'by_state', states: STATES },
    { name: 'by_moderation', states: MODERATIONS },
  ];
  return (
    <Groups>
      {groups.map(({ name, states }) => (
        <nav key={name} aria-label={translate(`pages.home.${name}`)}>
          <Tiles>
            {states.map((state) => {
              const { to, count } = stateLink(resource, counts, state);
              return (
                <li key={state}>
                  <StateTile to={to} tone={toneOf(state)}>
                    <strong>{count.toLocaleString(locale)}</strong>
                    <span>{translate(`resources.cars.choices.state.${state}`)}</span>
                  </StateTile>
                </li>
              );
            })}
          </Tiles>
        </nav>
      ))}
    </Groups>
  );
};

const VehicleList = styled('ul')(({ theme }) => ({
  margin: '0 -8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px',
    borderRadius: 8,
  },
  '& li:hover': { backgroundColor: theme.palette.action.hover },
  '& li > span:first-of-type': { gridRow: '1 / span 2' },
  '& a': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 550,
    textDecoration: 'none',
  },
  // the whole line is a link to the vehicle
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .chips': { gridRow: '1 / span 2', gridColumn: 3 },
  '& .about': {
    fontSize: 13,
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media (max-width: 599.95px)': {
    '& li': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& li > span:first-of-type': { gridRow: '1 / span 3' },
    '& .chips': { gridRow: 'auto', gridColumn: 2 },
  },
}));

interface VehicleLinesProps {
  cars: readonly DashboardCar[];
  pathOf: (car: DashboardCar) => string;
  /** Whether the vehicles are of several companies. */
  areMany: boolean;
}

/** Vehicles with picture and state; each line is a link to its vehicle. */
export const VehicleLines = ({ cars, pathOf, areMany }: VehicleLinesProps) => {
  const translate = useTranslate();
  return (
    <VehicleList>
      {cars.map((car) => (
        <li key={car.id}>
          <Thumbnail src={car.thumbnail_url ?? ''} />
          <LinkBase to={pathOf(car)}>
            {car.vehicle_name || car.vin || translate('vehicles.unnamed', { id: car.id })}
          </LinkBase>
          <div className="about">
            {areMany && `${car.company_title} · `}
            <RelativeTime at={car.updated_at} />
          </div>
          <div className="chips">
            <StateCell row={car} />
          </div>
        </li>
      ))}
    </VehicleList>
  );
};

const LinkList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    fontSize: 14,
  },
  '& a': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { flex: 'none', fontSize: 13, color: theme.palette.text.secondary },
  '& h3': { margin: 0 },
}));

export interface CountLine {
  key: string;
  label: ReactNode;
  value: string;
  /** Where the count leads, if it leads to rows. */
  to?: string | undefined;
}

/** What is counted, each on a line with its count. */
export const CountLines = ({ lines }: { lines: readonly CountLine[] }) => (
  <LinkList>
    {lines.map(({ key, label, value, to }) => (
      <li key={key}>
        {to ? <LinkBase to={to}>{label}</LinkBase> : <span>{label}</span>}
        <strong>{value}</strong>
      </li>
    ))}
  </LinkList>
);

/** For the operator: companies without balance, and the newest ones. */
export const Companies = (companies: NonNullable<Dashboard['companies']>) => {
  const { newest } = companies;
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      <CountLines
        lines={Object.entries(companyLinks(companies)).map(([name, { to, count }]) => ({
          key: name,
          label: translate(`pages.home.${name}`),
          value: count.toLocaleString(locale),
          to,
        }))}
      />
      {newest.length > 0 && (
        <div style={{ display: 'grid', gap: 6 }}>
          <p id="newest-companies">{translate('pages.home.newest')}</p>
          <LinkList aria-labelledby="newest-companies">
            {newest.map(({ id, title, created_at }) => (
              <li key={id}>
                <LinkBase to={`/companies/${id}`}>{title}</LinkBase>
                <RelativeTime at={created_at} />
              </li>
            ))}
          </LinkList>
        </div>
      )}
    </>
  );
};

/** For the operator: whether the service keeps up. */
export const Service = (service: NonNullable<Dashboard['service']>) => {
  const { processing, waiting_since, failed_photos, failed_deliveries, free_bytes } = service;
  const translate = useTranslate();
  const locale = useLocale();
  const failed = failedDeliveriesLink(failed_deliveries);
  const processingLabel = (
    <>
      {translate('pages.home.processing')}
      {waiting_since && (
        <>
          {' · '}
          {translate('pages.home.waiting_since')} <RelativeTime at={waiting_since} />
        </>
      )}
    </>
  );
  const line = (key: string, value: string, to?: string): CountLine => ({
    key,
    label: translate(`pages.home.${key}`),
    value,
    to,
  });
  return (
    <CountLines
      lines={[
        { ...line('processing', processing.toLocaleString(locale)), label: processingLabel },
        line('failed_photos', failed_photos.toLocaleString(locale)),
        line('failed_deliveries', failed.count.toLocaleString(locale), failed.to),
        line('free_space', sizeText(free_bytes, locale)),
      ]}
    />
  );
};
