import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { exactTime, relativeTime } from './times.ts';

const TICK = 30_000;

/** How long ago it was; the exact time on hovering. `at` is ISO 8601. */
export const RelativeTime = ({ at }: { at: string }) => {
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(clock);
  }, []);
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={exactTime(then, locale)}>
      {relativeTime(then, now, locale)}
    </time>
  );
};
