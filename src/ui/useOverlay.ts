import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';

interface OverlayState<Overlay> {
  /** The dialog or viewer over the page. */
  overlay: Overlay | null;
  /** Opens another one, or closes it. A function gets the one whose contents Back would lose. */
  setOverlay: (next: Overlay | null | ((open: Overlay | null) => Overlay)) => void;
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
  const latest = useRef({ location, inHistory, isShown });
  useEffect(() => {
    latest.current = { location, inHistory, isShown };
  }, [location, inHistory, isShown]);
  /** The entry of the history that is being left: closing twice leaves it once. */
  const left = useRef<unknown>(undefined);

  const setOverlay = useCallback<OverlayState<Overlay>['setOverlay']>(
    (next) => {
      const { current } = latest;
      if (next && typeof next !== 'function' && current.isShown(next)) {
        setHeld(null);
        const { search, hash } = window.location;
        navigate({ search, hash }, { state: { overlay: next }, replace: !!current.inHistory });
        return;
      }
      setHeld(next);
      if (!current.inHistory || left.current === current.location) return;
      left.current = current.location;
      navigate(-1);
    },
    [navigate],
  );
  return useMemo(() => ({ overlay: held ?? inHistory, setOverlay }), [held, inHistory, setOverlay]);
};
