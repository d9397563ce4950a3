import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { notifications } from '../../contract/calls/notifications.ts';
import type { Notification } from '../../contract/entities/communication.ts';
import { request } from '../api/httpClient.ts';
import { SIDEBAR } from '../theme/layout.ts';
import { RelativeTime } from '../ui/time/RelativeTime.tsx';
import { useErrorText } from '../ui/useErrorText.ts';
import { bellStore } from './bell/bellStore.ts';
import { startPolling } from './polling.ts';

/** Where notices stand: at the lower end of the menu's rail, where nothing is worked with; on a phone along the lower edge. */
export const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  left: 8,
  bottom: 8,
  zIndex: theme.zIndex.speedDial,
  width: SIDEBAR.width - 16,
  pointerEvents: 'none', // what is around the notices is the page's
  '&[data-wide=true]': { width: 380, maxWidth: 'calc(100vw - 16px)' },
  [theme.breakpoints.down('md')]: {
    left: 0,
    bottom: 0,
    width: '100%',
    padding: 8,
    '&[data-wide=true]': { width: '100%', maxWidth: 'none' },
  },
}));

export const Stack = styled('section')({
  pointerEvents: 'auto',
  // room for the ghosts, which look out from behind
  '&[data-ghosts="1"]': { paddingTop: 7 },
  '&[data-ghosts="2"]': { paddingTop: 14 },
  position: 'relative',
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 8,
    maxHeight: 'min(60dvh, 560px)',
    overflowY: 'auto',
  },
});

export const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  padding: '10px 4px 10px 14px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 8px 24px rgb(0 0 0 / 24%)',
  fontSize: 14,
  '& .words': { flex: 1, minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' },
  '& .text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    font: 'inherit',
    lineHeight: 1.4,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .text:hover': { textDecoration: 'underline' },
  '& .text:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: 4,
  },
  '& .when': { fontSize: 12, color: theme.palette.text.secondary },
  '[data-wide=true] & .text': { WebkitLineClamp: 8 },
  [theme.breakpoints.down('md')]: { '[data-wide=false] & .text': { WebkitLineClamp: 2 } },
}));

/** A notice that is there behind the top one. */
export const Ghost = styled('div')(({ theme }) => ({
  position: 'absolute',
  height: 40,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&[data-place="1"]': { top: 0, insetInline: 8 },
  '[data-ghosts="2"] > &[data-place="1"]': { top: 7 },
  '&[data-place="2"]': { top: 0, insetInline: 16, opacity: 0.75 },
}));

export type Notice = Pick<Notification, 'id' | 'text' | 'created_at'>;

/** What the overlay shows (specification, chapter 2): nothing, one notice, or several as a stack or as a list. */
type Shown = { name: 'empty' } | { name: 'single' } | { name: 'collapsed' } | { name: 'expanded' };
export type Overlay = Shown & {
  /** Unread and not closed, the newest first. */
  notices: readonly Notice[];
  /** Closed here, while the server's answers still name them. */
  closed: readonly number[];
};

export type OverlayEvent =
  | { type: 'loaded'; notices: readonly Notice[] }
  | { type: 'close'; id: number }
  /** The server did not take the closing: the notice returns with the next answer. */
  | { type: 'refused'; id: number }
  | { type: 'expand' }
  | { type: 'collapse' };

type Name = Overlay['name'];
type Transition<Type extends OverlayEvent['type']> = (
  overlay: Overlay,
  event: Extract<OverlayEvent, { type: Type }>,
) => Overlay;
type Transitions = { [Type in OverlayEvent['type']]?: Transition<Type> };

/** Below two there is no list: it collapses. */
const fitting = (notices: readonly Notice[], several: 'collapsed' | 'expanded'): Name =>
  notices.length === 0 ? 'empty' : notices.length === 1 ? 'single' : several;

const showing = (overlay: Overlay, notices: readonly Notice[]): Overlay => ({
  ...overlay,
  name: fitting(notices, overlay.name === 'expanded' ? 'expanded' : 'collapsed'),
  notices,
});

const loaded: Transition<'loaded'> = (overlay, { notices }) => {
  const closed = overlay.closed.filter((id) => notices.some((notice) => notice.id === id));
  return showing(
    { ...overlay, closed },
    notices.filter(({ id }) => !closed.includes(id)),
  );
};
const close: Transition<'close'> = (overlay, { id }) => {
  const left = overlay.notices.filter((notice) => notice.id !== id);
  return left.length === overlay.notices.length
    ? overlay
    : showing({ ...overlay, closed: [...overlay.closed, id] }, left);
};
const refused: Transition<'refused'> = (overlay, { id }) => ({
  ...overlay,
  closed: overlay.closed.filter((one) => one !== id),
});

const TABLE: Record<Name, Transitions> = {
  empty: { loaded, refused },
  single: { loaded, refused, close },
  collapsed: { loaded, refused, close, expand: (overlay) => ({ ...overlay, name: 'expanded' }) },
  expanded: { loaded, refused, close, collapse: (overlay) => ({ ...overlay, name: 'collapsed' }) },
};

export const OVERLAY_AT_FIRST: Overlay = { name: 'empty', notices: [], closed: [] };

/** What an event makes of the overlay; what does not concern its state changes nothing. */
export const overlayAfter = (overlay: Overlay, event: OverlayEvent): Overlay => {
  const transition = TABLE[overlay.name][event.type] as
    | Transition<OverlayEvent['type']>
    | undefined; // the table's entry is for this event
  return transition?.(overlay, event) ?? overlay;
};

/** Ghosts behind the top notice of the stack: as many as there are others, at most two. */
export const ghostsOf = ({ name, notices }: Overlay): number =>
  name === 'collapsed' ? Math.min(notices.length - 1, 2) : 0;

interface NoticeCardProps {
  notice: Notice;
  onClose: () => void;
  /** The card stands for a stack: a click on it shows all of it. */
  stack?: { count: number; onExpand: () => void };
}

/** A notice, which leads to its page; or the top one of a stack, which opens it. */
export const NoticeCard = ({ notice, onClose, stack }: NoticeCardProps) => {
  const translate = useTranslate();
  return (
    <Card>
      <div className="words">
        {stack ? (
          <button type="button" className="text" aria-expanded={false} onClick={stack.onExpand}>
            {notice.text}
          </button>
        ) : (
          <LinkBase className="text" to={`/notifications/${notice.id}`}>
            {notice.text}
          </LinkBase>
        )}
        <span className="when">
          <RelativeTime at={notice.created_at} />
          {stack && ` · ${translate('news.more', { smart_count: stack.count - 1 })}`}
        </span>
      </div>
      <IconButton size="small" data-closes aria-label={translate('news.dismiss')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
};

/** How much of the window's lower edge is taken on a phone: bars that stand there stand above it. */
const EDGE = '--lower-edge';

/** Tells the page how high the element is that lies along its lower edge, for as long as it does. */
export const useLowerEdge = (element: RefObject<HTMLElement | null>, lies: boolean): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!lies || !element.current) return;
    const watch = new ResizeObserver(([entry]) => {
      style.setProperty(EDGE, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      style.removeProperty(EDGE);
    };
  }, [element, lies]);
};

/** One page holds all that the overlay may show (specification, chapter 9). */
const FIRST_PAGE = { page: 1, per_page: 100 };
const LISTS = { queryKey: ['notifications'] };

/** Notices, alive: asks for unread ones again 5 s after each answer, and tells the server of those that are closed (specification, chapter 4). */
export const useNotices = () => {
  const [overlay, tell] = useReducer(overlayAfter, OVERLAY_AT_FIRST);
  const latest = useRef(overlay);
  latest.current = overlay;
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();

  useEffect(
    () =>
      startPolling(async (signal) => {
        const { data, total } = await request(notifications.unread, { query: FIRST_PAGE, signal });
        const after = overlayAfter(latest.current, { type: 'loaded', notices: data });
        const isNew = after.notices.some(
          ({ id }) => !latest.current.notices.some((notice) => notice.id === id),
        );
        tell({ type: 'loaded', notices: data });
        bellStore.tell({ type: 'loaded', count: total - after.closed.length });
        if (isNew) void client.invalidateQueries(LISTS); // a list of notices that is on the screen
      }),
    [client],
  );

  const close = (id: number) => {
    tell({ type: 'close', id });
    bellStore.tell({ type: 'closed' });
    request(notifications.read, { params: { id } }).then(
      () => client.invalidateQueries(LISTS),
      (error: unknown) => {
        tell({ type: 'refused', id });
        bellStore.tell({ type: 'refused' });
        notify(errorText(error), { type: 'error' });
      },
    );
  };
  return { overlay, tell, close };
};

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
