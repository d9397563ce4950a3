import { useEffect, useState } from 'react';
import { ScrollSpeed, STILL } from './scrollSpeed.ts';

/** In screens a second: from so fast on nobody sees a picture, and until so slow again; the one is not the other, lest it goes to and fro. */
const FAST = 3;
const SLOW = 1.5;

/** Whether the page is being scrolled too fast for anybody to see a picture. A jump is none of that: what it leads to is looked at. */
export const useHurry = (): boolean => {
  const [isHurrying, setHurrying] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const speed = new ScrollSpeed();
    let rest: number | undefined;
    const onScroll = () => {
      const screens = speed.moved(performance.now(), window.scrollY) / window.innerHeight;
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setHurrying(false), STILL);
      setHurrying((before) => screens > (before ? SLOW : FAST));
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: gone.signal });
    return () => {
      gone.abort();
      window.clearTimeout(rest);
    };
  }, []);
  return isHurrying;
};
