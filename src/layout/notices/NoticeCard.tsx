import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { Card } from './notices.styles.ts';
import type { Notice } from './overlay.ts';

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
