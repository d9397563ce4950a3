import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { usePageState } from '../actions/PageState.tsx';
import { usePhotoNotices } from '../actions/photoNotices.ts';
import { useCar } from '../car/CarContext.tsx';
import { photosOf } from '../car/photoChanges.ts';
import { useVehicleNews } from '../car/useVehicle.ts';
import { renewLists, vehicleResource } from '../car/vehicleResource.ts';
import { uploadQueue } from '../uploads/queue.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Deletes the vehicle after asking; what is on its way to it is called off. */
export const DeleteVehicle = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const car = useCar();
  const client = useQueryClient();
  const news = useVehicleNews(car.id);
  const notices = usePhotoNotices();
  const { setOverlay } = usePageState();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const name = car.vehicle_name || translate('vehicle.unnamed');
  const remove = async () => {
    try {
      await dataProvider.delete(vehicleResource(), { id: car.id });
    } catch (error) {
      notices.fail(error);
      return;
    }
    uploadQueue.cancel(
      uploadQueue.snapshot().flatMap(({ key, car: other }) => (other === car.id ? [key] : [])),
    );
    renewLists(client);
    notices.say('vehicle.deleted');
    navigate(`/${vehicleResource()}`);
    news.forget();
  };
  return (
    <ConfirmDialog
      title={translate('vehicle.delete_title')}
      text={translate('vehicle.delete_text', { name, smart_count: photosOf(car).length })}
      action={translate('vehicle.delete')}
      onConfirm={remove}
      onClose={() => setOverlay(null)}
    />
  );
};
