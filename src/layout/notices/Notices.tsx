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

/** What was pressed goes with what it stood on: the focus goes on to `selector` in what is shown then, after the last notice to the page. */
const useFocusNext = (corner: RefObject<HTMLElement | null>) => {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const element =
      corner.current?.querySelector<HTMLElement>(next.current) ??
      document.getElementById('main-content');
    next.current = undefined;
    element?.focus({ preventScroll: true });
  });
  return (selector: '.text' | '[data-closes]') => {
    next.current = selector;
  };
};

/** Unread notices above every screen: nothing, one, or a stack that opens (specification, chapter 2). Screen readers say what comes. */
export const Notices = () => {
  const translate = useTranslate();
  const { overlay, tell, close } = useNotices();
  const corner = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(corner);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const isExpanded = overlay.name === 'expanded';
  useLowerEdge(corner, isPhone && !isExpanded && overlay.name !== 'empty');

  const { notices } = overlay;
  const [top] = notices;
  const dismiss = (id: number) => () => {
    focusNext('[data-closes]');
    close(id);
  };
  const turn = (type: 'expand' | 'collapse') => {
    focusNext('.text');
    tell({ type });
  };
  const ghosts = ghostsOf(overlay);
  return (
    <Corner
      ref={corner}
      aria-live={isExpanded ? 'off' : 'polite'}
      aria-relevant="additions"
      data-wide={isExpanded}
    >
      {top && (
        <Stack
          aria-label={translate('news.notices')}
          data-ghosts={ghosts}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isExpanded) turn('collapse');
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
              <Button
                size="small"
                variant="contained"
                aria-expanded={true}
                onClick={() => turn('collapse')}
                sx={{ mt: 1 }}
              >
                {translate('news.collapse')}
              </Button>
            </>
          ) : (
            <NoticeCard
              notice={top}
              onClose={dismiss(top.id)}
              {...(overlay.name === 'collapsed' && {
                stack: { count: notices.length, onExpand: () => turn('expand') },
              })}
            />
          )}
        </Stack>
      )}
    </Corner>
  );
};
