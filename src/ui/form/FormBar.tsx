import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--lower-edge, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 12,
  padding: '12px 0',
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& [role=status]': { flex: 1, fontSize: 14, color: theme.palette.text.secondary },
}));

/** The buttons of a form, always in sight; Ctrl+S (on a Mac with the command key) presses the one that saves. */
export const FormBar = ({ children }: { children: React.ReactNode }) => {
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
  return <Bar ref={bar}>{children}</Bar>;
};
