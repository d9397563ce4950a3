import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useLocale, useRefresh, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Instruction } from '../../../contract/help/instruction.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { bodyIn, titleIn } from './inLanguage.ts';

/** The head around an article reads its title again when the language changes. */
const useTitleIn = (locale: string | undefined) => {
  const refresh = useRefresh();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    refresh();
  }, [locale, refresh]);
};

/** A help article to read (specification, chapter 2: Help). */
const ArticleView = ({ record }: { record: Instruction }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { html, lang } = bodyIn(locale, record);
  useTitleIn(locale);
  return (
    <Card
      component="article"
      aria-label={titleIn(locale, record)}
      sx={{ maxWidth: 820, p: { xs: 2, sm: 4 } }}
    >
      {record.published === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('help.unpublished')}
        </Alert>
      )}
      {lang !== locale && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('help.untranslated')}
        </Alert>
      )}
      {html ? <ArticleBody html={html} lang={lang} /> : translate('help.empty')}
    </Card>
  );
};

export default ArticleView;
