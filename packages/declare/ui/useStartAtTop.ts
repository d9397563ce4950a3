import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Shows each new page from its top, also after a click far down in a list. Back and forward are left to the browser, which restores the place,
 * and so are marks (`#…`); filters do not move the page.
 */
export const useStartAtTop = (): void => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [pathname, type, hash]);
};
