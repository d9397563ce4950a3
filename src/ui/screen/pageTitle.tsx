import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface HeaderState {
  title: string | undefined;
  setTitle: (title: string | undefined) => void;
  /** Where a screen's own title goes. No state: the header and the screen would be drawn twice. */
  slot: RefObject<HTMLDivElement | null>;
  isTaken: boolean;
  setTaken: (isTaken: boolean) => void;
}

const HeaderContext = createContext<HeaderState | undefined>(undefined);

export const useHeader = (): HeaderState => {
  const state = useContext(HeaderContext);
  if (!state) throw new Error('The header belongs into the shell');
  return state;
};

/** Lets a screen speak in the header. */
export const HeaderProvider = ({ children }: { children: ReactNode }) => {
  const [title, setTitle] = useState<string>();
  const slot = useRef<HTMLDivElement>(null);
  const [isTaken, setTaken] = useState(false);
  const state = useMemo(() => ({ title, setTitle, slot, isTaken, setTaken }), [title, isTaken]);
  return <HeaderContext value={state}>{children}</HeaderContext>;
};

/** Sets the page's title, in the header and in the tab, for as long as the screen is shown. Until it is known, the route's title stands. */
export const usePageTitle = (title: string | undefined): void => {
  const { setTitle } = useHeader();
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
};

/** Puts a screen's own elements where the header's title stands; they bring their own `h1`. */
export const HeaderTitle = ({ children }: { children: ReactNode }) => {
  const { slot, setTaken } = useHeader();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(slot.current), [slot]);
  useEffect(() => {
    setTaken(true);
    return () => setTaken(false);
  }, [setTaken]);
  return place && createPortal(children, place);
};
