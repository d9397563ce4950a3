import type { Notification } from '../../../contract/entities/communication.ts';

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
