import { useEffect, useRef, useState } from 'react';

/** So long a slider has to rest before its value is saved, in milliseconds: a drag or a row of arrow keys is one change. */
const REST = 600;

/** What sliders have been moved to. It is handed to `save` once it rests, or when they leave the page. */
export const useSliding = <Changes extends object>(save: (changes: Changes) => void) => {
  const [moved, setMoved] = useState<Changes>();
  const latest = useRef({ moved, save });
  useEffect(() => {
    latest.current = { moved, save };
  });

  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(undefined);
      latest.current.save(moved);
    }, REST);
    return () => clearTimeout(timer);
  }, [moved]);

  useEffect(
    () => () => {
      if (latest.current.moved) latest.current.save(latest.current.moved);
    },
    [],
  );

  return { moved, slide: (changes: Changes) => setMoved((before) => ({ ...before, ...changes })) };
};
