import SupportAgent from '@mui/icons-material/SupportAgent';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { storedUser } from '../../api/session.ts';

const fetchPanel = () => import('./SupportPanel.tsx');
const SupportPanel = lazy(fetchPanel);

/** Opens the panel in which somebody writes to the operator (specification, chapter 2: Layout). The operator finds there what he was written. */
export const SupportButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (storedUser()?.role === 'admin') {
    const label = translate('support.messages');
    return (
      <IconButton
        component={LinkBase}
        to="/feedback"
        color="inherit"
        aria-label={label}
        title={label}
      >
        <SupportAgent />
      </IconButton>
    );
  }
  const label = translate('support.open');
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => setOpen(true)}
      >
        <SupportAgent />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SupportPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
