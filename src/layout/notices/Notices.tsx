import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NoticeCard } from './NoticeCard.tsx';
import { Corner, Ghost, Stack } from './notices.styles.ts';
import { ghostsOf } from './overlay.ts';
import { useLowerEdge } from './useLowerEdge.ts';
import { useNotices } from './useNotices.ts';

/** What is pressed to close a notice goes with it: the next one's takes the focus, after the last the page itself. */
const useFocusAfterClosing = (corner: RefObject<HTMLElement | null>) => {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const next = corner.current?.querySelector<HTMLElement>('[data-closes]') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  });
  return () => {
    isDue.current = true;
  };
};

/** Unread notices above every screen: nothing, one, or a stack that opens (specification, chapter 2). Screen readers say what comes. */
export const Notices = () => {
  const translate = useTranslate();
  const { overlay, tell, close } = useNotices();
  const corner = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfterClosing(corner);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const isExpanded = overlay.name === 'expanded';
  useLowerEdge(corner, isPhone && !isExpanded && overlay.name !== 'empty');

  const { notices } = overlay;
  const [top] = notices;
  const dismiss = (id: number) => () => {
    focusNext();
    close(id);
  };
  const collapse = () => tell({ type: 'collapse' });
  const ghosts = ghostsOf(overlay);
  return (
    <Corner ref={corner} aria-live="polite" data-wide={isExpanded} hidden={!top}>
      {top && (
        <Stack
          aria-label={translate('news.notices')}
          data-ghosts={ghosts}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isExpanded) collapse();
          }}
        >
          {Array.from({ length: ghosts }, (_, place) => ghosts - place).map((place) => (
            <Ghost key={place} data-place={place} aria-hidden="true" />
          ))}
          {isExpanded ? (
            <>
              <ul>
                {notices.map((notice) => (
                  <li key={notice.id}>
                    <NoticeCard notice={notice} onClose={dismiss(notice.id)} />
                  </li>
                ))}
              </ul>
              <Button size="small" variant="contained" aria-expanded={true} onClick={collapse} sx={{ mt: 1 }}>
                {translate('news.collapse')}
              </Button>
            </>
          ) : (
            <NoticeCard
              notice={top}
              onClose={dismiss(top.id)}
              {...(overlay.name === 'collapsed' && { stack: { count: notices.length, onExpand: () => tell({ type: 'expand' }) } })}
            />
          )}
        </Stack>
      )}
    </Corner>
  );
};
