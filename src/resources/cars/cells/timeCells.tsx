import type { CarRow } from '../../../../contract/entities/car.ts';
import { RelativeTime } from '../../../framework/time/RelativeTime.tsx';

export const ChangedCell = ({ row }: { row: CarRow }) => <RelativeTime at={row.updated_at} />;

export const CreatedCell = ({ row }: { row: CarRow }) => <RelativeTime at={row.created_at} />;
