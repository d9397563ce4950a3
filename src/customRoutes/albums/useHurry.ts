import { useEffect, useState } from 'react';

/** In screens a second: from so fast on nobody sees a picture, and until so slow again; the one is not the other, lest it goes to and fro. */
const FAST = 3;
const SLOW = 1.5;
/** What has not moved for so long stands still, in milliseconds: a busy machine scrolls in steps. */
const STILL = 250;

/** Whether the page is being scrolled too fast for anybody to see a picture. A jump is none of that: what it leads to is looked at. */
export const useHurry = (): boolean => {
  const [isHurrying, setHurrying] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    let [time, place] = [Number.NEGATIVE_INFINITY, 0];
    let rest: number | undefined;
    const onScroll = () => {
      const now = performance.now();
      const speed = Math.abs(window.scrollY - place) / window.innerHeight / ((now - time) / 1000);
      const isGoingOn = now - time < STILL;
      [time, place] = [now, window.scrollY];
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setHurrying(false), STILL);
      setHurrying((before) => isGoingOn && speed > (before ? SLOW : FAST));
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: gone.signal });
    return () => {
      gone.abort();
      window.clearTimeout(rest);
    };
  }, []);
  return isHurrying;
};
