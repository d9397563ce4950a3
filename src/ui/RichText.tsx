import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { RICH_TEXT_RULES } from '../theme/richTextRules.ts';

/** Text that the operator has written, without anything in it that could run. */
export const RichText = ({ html }: { html: string }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, RICH_TEXT_RULES), [html]);
  return (
    <Box
      sx={{
        overflowWrap: 'anywhere',
        '& :first-of-type': { mt: 0 },
        '& img': { maxWidth: '100%' },
        '& a': { color: 'primary.main' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
};
