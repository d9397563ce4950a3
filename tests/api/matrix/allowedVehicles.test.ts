import { cases } from './cases.ts';
import { tryAllowed } from './tryAllowed.ts';

tryAllowed(cases.filter(({ row }) => row.names === 'vehicle'));
