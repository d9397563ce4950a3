export { CarThumbnail } from './CarThumbnail.tsx';
export { FtpCell } from './FtpCell.tsx';
export { NameCell } from './NameCell.tsx';
export { PhotosCell } from './PhotosCell.tsx';
export { StateCell } from './StateCell.tsx';
export { VinCell } from './VinCell.tsx';
