import { type ReactNode, useEffect, useRef } from 'react';
import { Toolbar } from 'react-admin';

/** The buttons of a form, always in sight; Ctrl+S (on a Mac with the command key) presses the one that saves. */
export const FormBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]'))
        bar.current?.querySelector<HTMLElement>('[data-saves]')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <Toolbar ref={bar}>{children}</Toolbar>;
};
