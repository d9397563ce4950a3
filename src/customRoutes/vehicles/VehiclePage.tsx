import { useParams } from 'react-router-dom';
import { VehicleMissing } from './states.tsx';
import { VehicleScreen } from './VehicleScreen.tsx';

/** The page of a vehicle (specification, chapters 2 and 4). Another vehicle is another page: nothing is carried over. */
const VehiclePage = ({ resource }: { resource: string }) => {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <VehicleScreen key={id} id={Number(id)} resource={resource} />
  ) : (
    <VehicleMissing />
  );
};

export default VehiclePage;
