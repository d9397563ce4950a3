import { useLocale } from 'react-admin';
import type { Dataset } from '../../../contract/albums/album.ts';
import { sizeText } from '../../ui/text/sizeText.ts';

/** How large a file is, in the unit that suits it. */
const SizeCell = ({ row }: { row: Dataset }) => sizeText(row.bytes, useLocale() ?? 'en');

export default SizeCell;
