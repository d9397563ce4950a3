import { useEffect, useMemo, useRef } from 'react';
import type { RouterProvider } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';

/** React-admin's mark of an address that begins at its top, such as another page of a list. */
interface Marked {
  _scrollToTop?: boolean;
}

/**
 * Shows each new page from its top, also after a click far down in a list, and so another page of the list. Back and forward are left to the
 * browser, which restores the place, and so are marks (`#…`); filters do not move the page.
 */
export const useStartAtTop = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location.pathname);
  useEffect(() => {
    const { pathname, hash, state } = location;
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const begins = isOther || (state as Marked | null)?._scrollToTop;
    if (begins && type !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [location, type]);
};

/** Hides react-admin's mark from react-admin, which would obey it on the way back as well. It has to be used together with `useStartAtTop`. */
export const withoutTopMark = (provider: RouterProvider): RouterProvider => ({
  ...provider,
  useLocation: () => {
    const location = provider.useLocation();
    return useMemo(() => {
      const { _scrollToTop, ...state }: Marked = location.state ?? {};
      return _scrollToTop ? { ...location, state } : location;
    }, [location]);
  },
});
