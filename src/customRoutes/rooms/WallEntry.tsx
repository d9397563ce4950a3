export { PartEntry as default } from './PartEntry.tsx';
