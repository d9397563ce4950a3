import { styled } from '@mui/material/styles';
import { chosenFrame, cornerCheck } from '../../ui/tiles/tile.styles.ts';

/** The grid, and everything in it by plain names: a place that is drawn while the page scrolls has no styles of its own to be found. */
export const Places = styled('ul')(({ theme }) => {
  return {
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& .place': { position: 'absolute', top: 0, left: 0, contain: 'layout size style' },
    '& .picture': {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      padding: 0,
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: 12,
      cursor: 'pointer',
      color: 'inherit',
      font: 'inherit',
      backgroundColor: theme.palette.background.paper,
    },
    '& .picture:hover': { borderColor: theme.palette.primary.main },
    '& .chosen > .picture': chosenFrame(theme),
    '& .picture:focus-visible': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
    },
    '& .picture > img': {
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      display: 'block',
      borderRadius: 11,
    },
    '& .sketch': { backgroundColor: theme.palette.action.hover },
    '& .check': cornerCheck(theme),
    '@media (hover: hover)': {
      '& .place:not(.chosen, :hover, :focus-within) > .check': { opacity: 0 },
    },
    '& .processed': {
      position: 'absolute',
      right: 8,
      top: 8,
      borderRadius: '50%',
      color: theme.palette.success.main,
      backgroundColor: theme.palette.background.paper,
    },
    '& strong': {
      display: 'block',
      padding: '6px 2px 0',
      fontSize: 13,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  };
});
