import SupportAgent from '@mui/icons-material/SupportAgent';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { storedUser } from '../../api/session.ts';

const SupportPanel = lazy(() => import('./SupportPanel.tsx'));

/** Opens the panel in which users write to the operator (specification, chapter 2: Layout). The operator finds there what was written. */
export const SupportButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState<boolean>();
  const isOperator = storedUser()?.role === 'admin';
  const label = translate(isOperator ? 'support.messages' : 'support.open');
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        {...(isOperator
          ? { component: LinkBase, to: '/feedback' }
          : { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      >
        <SupportAgent />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <SupportPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
