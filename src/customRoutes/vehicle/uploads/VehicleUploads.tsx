import { UploadDock } from '../../../uploads/UploadDock.tsx';
import { vehicleResource } from '../car/vehicleResource.ts';
import { uploadQueue } from './queue.ts';
import type { Upload } from './upload.ts';

const pageOf = ({ car, carName }: Upload) => ({
  to: `/${vehicleResource()}/${car}`,
  name: carName,
});

/** How the photos of vehicles are getting on. */
export const VehicleUploads = () => <UploadDock queue={uploadQueue} pageOf={pageOf} />;
