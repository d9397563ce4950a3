import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { belowHeader, dotSx, openedSx, shadowOf } from '../../theme/news.ts';
import { leaveToPage, useIsInMenu } from './NewsCorner.tsx';
import { LISTS, type Notice, useCloseNotice, useUnreadNotices } from './useNotices.ts';

interface NoticeCardProps {
  notice: Notice;
  /** How many lines of the text are shown. */
  lines: number;
  onClose: () => void;
  /** How many more are stacked behind this one; a click expands the stack. */
  more: number;
  onExpand: () => void;
}

/** A notification that links to its page; the top one of a stack expands the stack instead. */
const NoticeCard = ({ notice, lines, onClose, more, onExpand }: NoticeCardProps) => {
  const translate = useTranslate();
  return (
    <Alert
      role="presentation" // screen readers announce the region around the notifications
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

/** Moves the focus after a notification with the pressed button is gone: to the same part of the next one, after the last one to the page. */
const useFocusNext = (place: RefObject<HTMLElement | null>) => {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const element =
      place.current?.querySelector<HTMLElement>(next.current) ??
      place.current?.querySelector('button');
    next.current = undefined;
    if (element) element.focus({ preventScroll: true });
    else leaveToPage();
  });
  return (part: 'message' | 'action') => {
    next.current = `.MuiAlert-${part} :is(a, button)`;
  };
};

/** Unread notifications above every screen: one card, a stack that expands (specification, chapter 2), or a dot. Screen readers announce new ones. */
export const Notices = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data: notices } = useUnreadNotices();
  const close = useCloseNotice();
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(place);
  const [isOpened, setOpened] = useState(false);
  const isInMenu = useIsInMenu();
  const [top, ...others] = notices;
  const isExpanded = isOpened && others.length >= (isInMenu ? 1 : 0) && top !== undefined;
  if (isOpened && !isExpanded) setOpened(false); // the next notifications start collapsed

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
      sx={isInMenu ? null : belowHeader}
    >
      {top && !isInMenu && !isExpanded && (
        <ButtonBase aria-expanded={false} onClick={() => turn(true)} sx={dotSx}>
          <span key={top.id} style={visuallyHidden}>
            {translate('news.notices')}
          </span>
        </ButtonBase>
      )}
      {top && (isInMenu || isExpanded) && (
        <Box
          component="section"
          aria-label={translate('news.notices')}
          sx={{ pointerEvents: 'auto', width: isExpanded && isInMenu ? 380 : 'auto' }}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isExpanded) turn(false);
          }}
        >
          <List disablePadding sx={isExpanded ? openedSx : null}>
            {(isExpanded ? notices : [top]).map((notice) => (
              <li key={notice.id}>
                <NoticeCard
                  notice={notice}
                  lines={isExpanded ? 8 : 4}
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
