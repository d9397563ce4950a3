import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { ToolButton } from './buttons.ts';
import type { OpenedProps } from './DropPanel.tsx';

interface OpeningButtonProps<Props> {
  label: string;
  icon: ReactNode;
  /** Only the icon is seen. */
  isIcon?: boolean;
  badge?: number;
  panel: LazyExoticComponent<ComponentType<Props & OpenedProps>>;
  /** Starts to fetch the panel as soon as it is likely to be needed. */
  preload: () => void;
  props: Props;
}

/** A button that opens a panel of its own, which is fetched when the user comes near. */
export const OpeningButton = <Props extends object>({
  label,
  icon,
  isIcon,
  badge,
  panel: Panel,
  preload,
  props,
}: OpeningButtonProps<Props>) => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolButton
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        title={isIcon ? label : undefined}
        data-active={Boolean(badge)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {icon}
        {!isIcon && label}
        {Boolean(badge) && <b>{badge}</b>}
      </ToolButton>
      {isOpen && (
        <Suspense>
          <Panel {...props} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
