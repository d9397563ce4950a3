import { styled } from '@mui/material/styles';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { toneOf } from '../../resources/cars/carStates.ts';
import { TONES, type Tone } from '../../ui/chip/tones.ts';
import { MODERATIONS, STATES, stateLink } from './countedLinks.ts';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
});

const Tile = styled(LinkBase, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
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
  }),
);

/**
 * How many vehicles there are in each state, and below, where they stand with the operator: states add up to all vehicles, the others
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
              <Tile to={to} tone={toneOf(state)}>
                <strong>{count.toLocaleString(locale)}</strong>
                <span>{translate(`resources.cars.choices.state.${state}`)}</span>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </nav>
  ));
};
