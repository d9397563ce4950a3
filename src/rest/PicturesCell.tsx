import { Thumbnail } from '../ui/Thumbnail.tsx';

/** The pictures of a record, small. */
const PicturesCell = ({ value }: { value: unknown }) =>
  [value ?? []].flat().map((address) => <Thumbnail key={String(address)} src={String(address)} />);

export default PicturesCell;
