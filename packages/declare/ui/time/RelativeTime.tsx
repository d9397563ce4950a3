import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { exactTime, relativeTime } from './times.ts';

const TICK = 30_000;

/** Shows how long ago `at` (ISO 8601) was; the exact time on hover. */
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
