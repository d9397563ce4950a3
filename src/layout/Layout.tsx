import useMediaQuery from '@mui/material/useMediaQuery';
import { keepSessionAlive } from '@turntable/declare/api/refresh.ts';
import { isViewing } from '@turntable/declare/api/session.ts';
import { PHONE } from '@turntable/declare/theme/layout.ts';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import {
  type LayoutProps,
  Layout as StockLayout,
  Sidebar as StockSidebar,
  useSidebarState,
} from 'react-admin';
import { Late } from '../ui/Late.tsx';
import { AppBar } from './AppBar.tsx';
import { Dock } from './dock.tsx';
import { Menu } from './Menu.tsx';
import { ScreenError } from './ScreenError.tsx';

const News = lazy(() => import('./news/News.tsx'));
const Viewing = lazy(() => import('./Viewing.tsx'));

/** Closes the menu before it is drawn when the window becomes as small as a phone. */
const Sidebar = (props: ComponentProps<typeof StockSidebar>) => {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [, setOpen] = useSidebarState();
  const [drawnFor, setDrawnFor] = useState(isPhone);
  useLayoutEffect(() => {
    if (isPhone) setOpen(false);
    setDrawnFor(isPhone);
  }, [isPhone, setOpen]);
  return drawnFor === isPhone && <StockSidebar {...props} />;
};

/** The default layout: menu, header and screen (specification, chapter 2), and what is shown above every screen. */
export const Layout = ({ children }: LayoutProps) => {
  const isLookingOn = isViewing();
  useEffect(keepSessionAlive, []); // renews the token while the layout is mounted (specification, chapter 4)
  return (
    <>
      <StockLayout appBar={AppBar} menu={Menu} sidebar={Sidebar} error={ScreenError} appBarAlwaysOn>
        {isLookingOn && (
          <Suspense>
            <Viewing />
          </Suspense>
        )}
        <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
      </StockLayout>
      <Dock />
      {/* an operator who views as a user must not mark that user's notifications and offers as read */}
      {!isLookingOn && (
        <Late>
          <News />
        </Late>
      )}
    </>
  );
};
