import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { SIDEBAR } from '../../theme/layout.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { LISTS, type Notice, useCloseNotice, useUnreadNotices } from './useNotices.ts';

/** The lower end of the menu's rail, where nothing is worked with; on a phone the lower edge. */
const corner = (isExpanded: boolean) => (theme: Theme) => ({
  position: 'fixed',
  zIndex: 'speedDial',
  left: 8,
  bottom: 8,
  width: isExpanded ? 380 : SIDEBAR.width - 16,
  pointerEvents: 'none', // what is around the notices is the page's
  [theme.breakpoints.down('md')]: { left: 0, bottom: 0, width: '100%', padding: 1 },
});

/** An opened stack scrolls. */
const openedSx = { display: 'grid', gap: 1, maxHeight: 'min(60dvh, 560px)', overflowY: 'auto' };

/** Up to two ghosts look out 7 pixels each behind the top card of a stack, with a line around them. */
const shadowOf = (more: number, { palette, shadows }: Theme): string => {
  const [ground, line] = [palette.background.paper, palette.divider];
  const nearer = `0 -7px 0 -4px ${ground}, 0 -8px 0 -3px ${line},`;
  const farther = `0 -14px 0 -8px ${ground}, 0 -15px 0 -7px ${line},`;
  return `${more > 0 ? nearer : ''}${more > 1 ? farther : ''}${shadows[8]}`;
};

interface NoticeCardProps {
  notice: Notice;
  /** As many lines of its text are shown. */
  lines: number;
  onClose: () => void;
  /** As many more are stacked behind it: a click on it shows them. */
  more: number;
  onExpand: () => void;
}

/** A notice, which leads to its page; or the top one of a stack, which opens it. */
const NoticeCard = ({ notice, lines, onClose, more, onExpand }: NoticeCardProps) => {
  const translate = useTranslate();
  return (
    <Alert
      role="presentation" // what is around the notices is read out
      icon={false}
      variant="outlined"
      onClose={onClose}
      closeText={translate('news.dismiss')}
      sx={(theme) => ({
        mt: `${7 * Math.min(more, 2)}px`,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: shadowOf(more, theme),
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      })}
    >
      <Link
        color="textPrimary"
        underline="hover"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          textAlign: 'start',
        }}
        {...(more > 0
          ? { component: 'button', 'aria-expanded': false, onClick: onExpand }
          : { component: LinkBase, to: `/notifications/${notice.id}` })}
      >
        {notice.text}
      </Link>
      <Typography variant="caption" color="textSecondary">
        <RelativeTime at={notice.created_at} />
        {more > 0 && ` · ${translate('news.more', { smart_count: more })}`}
      </Typography>
    </Alert>
  );
};

/** Tells the page how much of its lower edge the notices take, for as long as this one lies there: bars stand above it. */
const takeLowerEdge = (element: HTMLElement) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
    style.setProperty('--lower-edge', `${height}px`);
  });
  watch.observe(element.parentElement ?? element);
  return () => {
    watch.disconnect();
    style.removeProperty('--lower-edge');
  };
};

/** What was pressed goes with what it stood on: the focus goes on to this part of what is shown then, after the last notice to the page. */
const useFocusNext = (place: RefObject<HTMLElement | null>) => {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const element =
      place.current?.querySelector<HTMLElement>(next.current) ??
      document.getElementById('main-content');
    next.current = undefined;
    element?.focus({ preventScroll: true });
  });
  return (part: 'message' | 'action') => {
    next.current = `.MuiAlert-${part} :is(a, button)`;
  };
};

/** Unread notices above every screen: nothing, one, or a stack that opens (specification, chapter 2). Screen readers say what comes. */
export const Notices = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data: notices } = useUnreadNotices();
  const close = useCloseNotice();
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(place);
  const [isOpened, setOpened] = useState(false);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [top, ...others] = notices;
  const isExpanded = isOpened && others.length > 0;
  if (isOpened && !isExpanded) setOpened(false); // not opened again by the next ones that come

  const newest = top?.id;
  useEffect(() => {
    if (newest !== undefined) void client.invalidateQueries(LISTS);
  }, [newest, client]);

  const dismiss = (id: number) => () => {
    focusNext('action');
    close(id);
  };
  const turn = (opens: boolean) => {
    focusNext('message');
    setOpened(opens);
  };
  return (
    <Box
      ref={place}
      aria-live={isExpanded ? 'off' : 'polite'}
      aria-relevant="additions"
      sx={corner(isExpanded)}
    >
      {top && (
        <Box
          component="section"
          ref={isPhone && !isExpanded ? takeLowerEdge : undefined}
          aria-label={translate('news.notices')}
          sx={{ pointerEvents: 'auto' }}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isExpanded) turn(false);
          }}
        >
          <List disablePadding sx={isExpanded ? openedSx : null}>
            {(isExpanded ? notices : [top]).map((notice) => (
              <li key={notice.id}>
                <NoticeCard
                  notice={notice}
                  lines={isExpanded ? 8 : isPhone ? 2 : 4}
                  onClose={dismiss(notice.id)}
                  more={isExpanded ? 0 : others.length}
                  onExpand={() => turn(true)}
                />
              </li>
            ))}
          </List>
          {isExpanded && (
            <Button
              size="small"
              variant="contained"
              aria-expanded={true}
              onClick={() => turn(false)}
              sx={{ mt: 1 }}
            >
              {translate('news.collapse')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};
