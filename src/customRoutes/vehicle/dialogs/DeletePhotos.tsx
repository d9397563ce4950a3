import { useTranslate } from 'ra-core';
import { usePageState } from '../actions/PageState.tsx';
import { useCar } from '../car/CarContext.tsx';
import { photosOf } from '../car/photoChanges.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Deletes photos after asking. */
export const DeletePhotos = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const car = useCar();
  const { actions, setOverlay, setSelection } = usePageState();
  const meant = photosOf(car).filter(({ id }) => photos.includes(id));
  const remove = async () => {
    if (await actions.remove(meant)) setSelection(new Set());
  };
  return (
    <ConfirmDialog
      title={translate('vehicle.actions.delete_title', { smart_count: photos.length })}
      text={translate('vehicle.actions.delete_text', { smart_count: photos.length })}
      action={translate('vehicle.actions.delete')}
      onConfirm={remove}
      onClose={() => setOverlay(null)}
    />
  );
};
