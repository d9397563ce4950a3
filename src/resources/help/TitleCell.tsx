import { styled } from '@mui/material/styles';
import { RowLink } from '@turntable/declare/list/RowLink.tsx';
import { useListContext, useLocale } from 'react-admin';
import { light } from '../../../brand.ts';
import type { InstructionRow } from '../../../contract/help/instruction.ts';
import { titleIn } from './inLanguage.ts';

const Mark = styled('mark')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: `${light.mark}${theme.palette.mode === 'dark' ? '59' : '4d'}`,
  borderRadius: 3,
}));

/** Returns where `wanted` occurs in a text, ignoring case. */
const placesOf = (text: string, wanted: string): number[] => {
  const [here, there] = [text.toLowerCase(), wanted.toLowerCase()];
  const places: number[] = [];
  if (there === '' || here.length !== text.length) return places; // a few letters are longer in lower case, which would shift all places
  for (
    let place = here.indexOf(there);
    place >= 0;
    place = here.indexOf(there, place + there.length)
  )
    places.push(place);
  return places;
};

/** Shows a text with the searched words highlighted. */
const Marked = ({ text, wanted }: { text: string; wanted: string }) => {
  const places = placesOf(text, wanted);
  if (places.length === 0) return text;
  const end = (place: number) => place + wanted.length;
  return (
    <>
      {places.map((place, index) => (
        <span key={place}>
          {text.slice(index === 0 ? 0 : end(places[index - 1] ?? 0), place)}
          <Mark>{text.slice(place, end(place))}</Mark>
        </span>
      ))}
      {text.slice(end(places.at(-1) ?? 0))}
    </>
  );
};

const Excerpt = styled('span')(({ theme }) => ({
  display: 'block',
  padding: '2px 0 8px',
  fontSize: 13,
  fontWeight: 400,
  lineHeight: 1.4,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** Links an article's title to the article; during a search, also shows the matches in their context. */
const TitleCell = ({ row }: { row: InstructionRow }) => {
  const locale = useLocale();
  const { q } = useListContext().filterValues;
  const wanted = typeof q === 'string' ? q.trim() : '';
  return (
    <>
      <RowLink row={row}>
        <Marked text={titleIn(locale, row)} wanted={wanted} />
      </RowLink>
      {row.excerpt && (
        <Excerpt>
          <Marked text={row.excerpt} wanted={wanted} />
        </Excerpt>
      )}
    </>
  );
};

export default TitleCell;
