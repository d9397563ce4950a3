import {
  cloneElement,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useId,
  useState,
} from 'react';

const Tip = lazy(() => import('./WhyNotTip.tsx'));

interface WhyNotProps {
  why: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Says why something cannot be done: when the pointer rests on it, when it has the focus, when a finger touches it. The tip comes when
 * it is first asked for, beside the child, which keeps its focus.
 */
export const WhyNot = ({ why, children }: WhyNotProps) => {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const unseen = (
    <span id={id} hidden>
      {why}
    </span>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the child
    <span
      ref={setPlace}
      style={{ display: 'contents' }}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={closeByKey}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {isOpen ? (
        <Suspense fallback={unseen}>
          <Tip id={id} anchor={place?.firstElementChild ?? null}>
            {why}
          </Tip>
        </Suspense>
      ) : (
        unseen
      )}
    </span>
  );
};
