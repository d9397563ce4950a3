import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** Text that the operator has written, without anything in it that could run. */
export const RichText = ({ html }: { html: string }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'] }), [html]);
  return (
    <Box
      sx={{ overflowWrap: 'anywhere', '& :first-of-type': { mt: 0 }, '& img': { maxWidth: '100%' }, '& a': { color: 'primary.main' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
};
