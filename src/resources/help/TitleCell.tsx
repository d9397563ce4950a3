import { styled } from '@mui/material/styles';
import { useListContext, useLocale } from 'react-admin';
import type { InstructionRow } from '../../../contract/help/instruction.ts';
import { RowLink } from '../../ui/table/RowLink.tsx';
import { titleIn } from './inLanguage.ts';
import { Marked } from './Marked.tsx';

const Excerpt = styled('span')(({ theme }) => ({
  display: 'block',
  padding: '2px 0 8px',
  fontSize: 13,
  fontWeight: 400,
  lineHeight: 1.4,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** An article's title, leading to it; while the help is searched, with the words found and what stands around them. */
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
