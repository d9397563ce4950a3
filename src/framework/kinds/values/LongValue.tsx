import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { RichText } from '../../../ui/RichText.tsx';
import { valueAt } from '../../../ui/values/valueAt.ts';
import { fieldKey } from '../../define/textKeys.ts';
import type { CellProps } from '../kind.ts';

/** A value that needs room: several lines, a text with headings, a picture, a file, JSON. */
const LongValue = ({ resource, name, field, row }: CellProps) => {
  const translate = useTranslate();
  const value = valueAt(row, name);
  const label = translate(fieldKey(resource, name));
  if (field.kind === 'json') {
    return (
      <Box component="pre" tabIndex={0} role="region" aria-label={label} sx={{ m: 0, fontSize: 13, overflowX: 'auto' }}>
        {JSON.stringify(value, null, 2)}
      </Box>
    );
  }
  const text = value instanceof File ? value.name : String(value);
  if (field.kind === 'richText') return <RichText html={text} />;
  if (field.kind === 'image' && typeof value === 'string')
    return <Box component="img" src={text} alt={label} sx={{ maxWidth: '100%', maxHeight: 240, borderRadius: 2 }} />;
  if (field.kind === 'file' && typeof value === 'string')
    return <a href={text}>{decodeURIComponent(text.split('?')[0]?.split('/').pop() ?? text)}</a>;
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>;
};

export default LongValue;
