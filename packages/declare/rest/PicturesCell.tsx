import { Thumbnail } from '../ui/Thumbnail.tsx';

/** Shows a record's pictures as thumbnails. */
const PicturesCell = ({ value }: { value: unknown }) =>
  [value ?? []].flat().map((address) => <Thumbnail key={String(address)} src={String(address)} />);

export default PicturesCell;
