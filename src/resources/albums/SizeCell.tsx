import { useLocale } from 'react-admin';
import type { Dataset } from '../../../contract/albums/album.ts';
import { sizeText } from '../../ui/sizeText.ts';

/** Shows a file's size in a suitable unit. */
const SizeCell = ({ row }: { row: Dataset }) => sizeText(row.bytes, useLocale() ?? 'en');

export default SizeCell;
