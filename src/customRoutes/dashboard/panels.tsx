import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import type { Dashboard, DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import { toneOf } from '../../resources/vehicles/carStates.ts';
import { StateCell } from '../../resources/vehicles/cells.tsx';
import { TONES, type Tone } from '../../ui/chip/Chip.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { companyLinks, MODERATIONS, STATES, stateLink } from './countedLinks.ts';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
});

const StateTile = styled(LinkBase, { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: Tone;
}>(({ theme, tone }) => ({
  display: 'grid',
  gap: 2,
  padding: '12px 16px',
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
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 13,
    color: theme.palette.text.secondary,
  },
  '& span::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
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
  return groups.map(({ name, states }) => (
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
  ));
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

/** For the operator: companies without balance, and the newest ones. */
export const Companies = (companies: NonNullable<Dashboard['companies']>) => {
  const { newest } = companies;
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      <LinkList>
        {Object.entries(companyLinks(companies)).map(([name, { to, count }]) => (
          <li key={name}>
            <LinkBase to={to}>{translate(`pages.home.${name}`)}</LinkBase>
            <strong>{count.toLocaleString(locale)}</strong>
          </li>
        ))}
      </LinkList>
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

const BOX = { width: 350, height: 150, top: 20, foot: 22, bar: 30 } as const;
const ROOM = BOX.height - BOX.top - BOX.foot;
/** The height of the bar of a day without photos. */
const LOWEST = 2;

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& svg': { display: 'block', width: '100%', maxWidth: 460, height: 'auto' },
  '& rect': { fill: theme.palette.primary.main },
  '& text': { fontSize: 13, fill: theme.palette.text.secondary, textAnchor: 'middle' },
  '& .count': { fill: theme.palette.text.primary, fontWeight: 600 },
}));

/** Photos finished on each of the last days, as bars; for screen readers as a table. The days are the server's (UTC). */
export const PhotosChart = ({ days }: { days: Dashboard['processed_per_day'] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ photos }) => photos));
  const step = BOX.width / Math.max(1, days.length);
  const inWords = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [short, long] = [inWords('short'), inWords('long')];
  return (
    <Figure>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" focusable="false">
        {days.map(({ day, photos }, place) => {
          const middle = step * (place + 0.5);
          const height = Math.max(LOWEST, (photos / most) * ROOM);
          const y = BOX.top + ROOM - height;
          return (
            <g key={day}>
              <rect
                x={middle - BOX.bar / 2}
                y={y}
                width={BOX.bar}
                height={height}
                rx={Math.min(4, height / 2)}
              />
              <text className="count" x={middle} y={y - 6}>
                {photos.toLocaleString(locale)}
              </text>
              <text x={middle} y={BOX.height - 5}>
                {short.format(new Date(day))}
              </text>
            </g>
          );
        })}
      </svg>
      {/* a table is at least as wide as its words */}
      <div style={visuallyHidden}>
        <table>
          <caption>{translate('pages.home.photos_per_day')}</caption>
          <tbody>
            {days.map(({ day, photos }) => (
              <tr key={day}>
                <th scope="row">{long.format(new Date(day))}</th>
                <td>{photos.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
};
