import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { RichText } from '../RichText.tsx';
import type { ValueProps } from './value.ts';
import { FileLink } from './values.tsx';

/** Several lines. Also what was chosen just now and is no address yet: a file, by its name. */
export const LinesValue = ({ value }: ValueProps) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {value instanceof File ? value.name : String(value)}
  </Box>
);

/** A text with headings, lists and links. */
export const RichTextValue = ({ value }: ValueProps) => <RichText html={String(value)} />;

export const ImageValue = (props: ValueProps) => {
  const label = useTranslate()(props.label);
  if (typeof props.value !== 'string') return <LinesValue {...props} />;
  return (
    <Box
      component="img"
      src={props.value}
      alt={label}
      sx={{ maxWidth: '100%', maxHeight: 240, borderRadius: 2 }}
    />
  );
};

export const FileValue = (props: ValueProps) => {
  const { value } = props;
  return typeof value === 'string' ? <FileLink address={value} /> : <LinesValue {...props} />;
};

export const JsonValue = ({ value, label }: ValueProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={translate(label)}
      sx={{ m: 0, fontSize: 13, overflowX: 'auto' }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
};
