import { type ComponentProps, useEffect, useState } from 'react';
import type { OffersDialog } from './OffersDialog.tsx';
import { useOffersModal } from './useOffersModal.ts';

type Dialog = typeof OffersDialog;

/** The dialog's code is fetched with the first offer that there is to show. */
const useDialog = (isNeeded: boolean): Dialog | undefined => {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    if (!isNeeded) return;
    // without it there are no offers to see for now; the list of offers has them all
    import('./OffersDialog.tsx').then(
      ({ OffersDialog: Dialog }) => setDialog({ Dialog }),
      () => undefined,
    );
  }, [isNeeded]);
  return dialog?.Dialog;
};

/** Offers that open by themselves, for users who may read them (specification, chapters 2 and 4). */
export const OffersModal = () => {
  const { modal, tell, close } = useOffersModal();
  const isShown = modal.name === 'shown';
  const Dialog = useDialog(isShown);
  const [last, setLast] = useState<Pick<ComponentProps<Dialog>, 'slides' | 'at'>>(); // what fades out still has something to show
  if (isShown && (last?.slides !== modal.slides || last.at !== modal.at))
    setLast({ slides: modal.slides, at: modal.at });
  return (
    Dialog &&
    last && (
      <Dialog
        {...last}
        isOpen={isShown}
        onNext={() => tell({ type: 'next' })}
        onPrevious={() => tell({ type: 'previous' })}
        onReadMore={(to) => tell({ type: 'readMore', to })}
        onClose={close}
      />
    )
  );
};
