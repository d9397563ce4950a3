import { lookApi } from '../../look/lookApi.ts';
import { ApplyLook } from './ApplyLook.tsx';

const own = lookApi();

/** The own company's look on its finished vehicles. */
export const ApplyPage = () => <ApplyLook api={own} vehicles="/vehicles" />;
