import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { RICH_TEXT_RULES } from '@turntable/declare/theme/richTextRules.ts';
import DOMPurify from 'dompurify';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale, useLocation, useNavigate, useNotify, useTranslate } from 'react-admin';
import type { Instruction } from '../../../contract/help/instruction.ts';
import { linkHeadings } from './headings.ts';
import { bodyIn, titleIn } from './inLanguage.ts';

const Text = styled('div')(({ theme }) => ({
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type, & > .heading:first-of-type > *': { marginTop: 0 },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    margin: '12px 0',
    borderRadius: 8,
  },
  '& a': { color: theme.palette.primary.main },
  '& .heading': { display: 'flex', alignItems: 'baseline', gap: 6 },
  // keeps a heading that is jumped to below the page's header
  '& .heading > :first-of-type': { scrollMarginTop: 76, outline: 'none', lineHeight: 1.3 },
  '& .heading > :target, & .heading > :focus': {
    textDecoration: `underline 2px ${theme.palette.primary.main}`,
    textUnderlineOffset: 4,
  },
  '& .link': { display: 'inline-flex', padding: 4, borderRadius: 6, alignSelf: 'center' },
  '& .link svg': { width: 18, height: 18, fill: 'currentColor' },
  '@media (hover: hover)': { '& .heading:not(:hover) > .link:not(:focus-visible)': { opacity: 0 } },
}));

const nameIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** An article's text. Each heading has a link: an address that ends in `#heading` leads to it. */
const ArticleBody = ({ html, lang }: { html: string; lang: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, hash } = useLocation();
  const text = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    text.current?.replaceChildren(); // removes the old headings, whose ids would count as taken
    const clean = DOMPurify.sanitize(html, { ...RICH_TEXT_RULES, RETURN_DOM_FRAGMENT: true });
    linkHeadings(clean, (heading) => translate('help.copy_link', { heading }));
    text.current?.replaceChildren(clean);
  }, [html, translate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has new headings
  useEffect(() => {
    const article = text.current;
    const heading = hash && article?.querySelector<HTMLElement>(`#${CSS.escape(nameIn(hash))}`);
    if (!article || !heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
    // scrolls again when a picture above it has loaded, unless the reader has moved on
    const scrollAgain = () => document.activeElement === heading && heading.scrollIntoView();
    article.addEventListener('load', scrollAgain, true);
    return () => article.removeEventListener('load', scrollAgain, true);
  }, [hash, html]);

  const follow = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const place = link?.getAttribute('href');
    if (!link || !place?.startsWith('#') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    navigate({ pathname, search, hash: place });
    if (!link.classList.contains('link')) return;
    try {
      await navigator.clipboard.writeText(link.href);
      notify('help.link_copied', { type: 'success' });
    } catch {
      notify('help.link_shown', { type: 'info' });
    }
  };
  // keyboard users follow the links inside
  return <Text ref={text} lang={lang} onClick={follow} />;
};

/** A help article to read (specification, chapter 2: Help). */
const ArticleView = ({ record }: { record: Instruction }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { html, lang } = bodyIn(locale, record);
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
