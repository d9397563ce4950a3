import { useRef, useState } from 'react';
import { useEvent, useLocation, useNavigate } from 'react-admin';

/** Another overlay, or none. A function gets the one that is open, if it can hold something that was entered. */
type Next<Overlay> = Overlay | null | ((open: Overlay | null) => Overlay);

interface OverlayState<Overlay> {
  /** The dialog or viewer over the page. */
  overlay: Overlay | null;
  /** Opens another one, or closes it. */
  setOverlay: (next: Next<Overlay>) => void;
}

/**
 * Keeps which dialog or viewer is over a page. Those that only show something are in the browser's history, so that Back, on a phone the usual
 * way out, closes them instead of leaving the page. Others can hold something that was entered: Back does not close them.
 * @param isShown whether one only shows something; it then has to consist of JSON
 * @param first the one to open with the page
 */
export const useOverlay = <Overlay extends { name: string }>(
  isShown: (overlay: Overlay) => boolean,
  first?: () => Overlay | null,
): OverlayState<Overlay> => {
  const navigate = useNavigate();
  const location = useLocation();
  const inHistory = (location.state as { overlay?: Overlay } | null)?.overlay ?? null;
  const [held, setHeld] = useState<Overlay | null>(first ?? null);
  /** The entry of the history that is being left: closing twice leaves it once. */
  const left = useRef<unknown>(undefined);

  const setOverlay = useEvent((next: Next<Overlay>) => {
    if (next && typeof next !== 'function' && isShown(next)) {
      setHeld(null);
      const { search, hash } = window.location;
      navigate({ search, hash }, { state: { overlay: next }, replace: !!inHistory });
      return;
    }
    setHeld(next);
    if (!inHistory || left.current === location) return;
    left.current = location;
    navigate(-1);
  });
  return { overlay: held ?? inHistory, setOverlay };
};
