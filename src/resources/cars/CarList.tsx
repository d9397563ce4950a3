import { ListScreen } from '../../framework/list/ListScreen.tsx';
import { CAR_LIST } from './carList.ts';

const CarList = () => <ListScreen definition={CAR_LIST} />;

export default CarList;
