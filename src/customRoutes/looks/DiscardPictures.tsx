import Alert from '@mui/material/Alert';
import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { nameKey } from '@turntable/declare/define/textKeys.ts';
import { BulkDialog } from '@turntable/declare/ui/bulk/BulkDialog.tsx';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import {
  type RaRecord,
  useDataProvider,
  useGetMany,
  useLocation,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'react-admin';

/** A picture of a company's look to delete. */
interface Kept extends RaRecord {
  name: string;
  cars_count: number;
  is_default: 0 | 1;
}

/** Deletes pictures after showing how many vehicles use them and what those get instead. */
const DiscardPictures = ({ ids, onClose }: BulkRunProps) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { params, list } = usePlace(resource);
  const { data: pictures, isPending } = useGetMany<Kept>(resource, {
    ids: [...ids],
    meta: { params },
  });
  if (isPending) return null;
  const used = pictures?.reduce((sum, { cars_count }) => sum + cars_count, 0) ?? 0;
  const warnings = [
    ...(used > 0 ? [translate('settings.pictures.in_use', { smart_count: used })] : []),
    ...(pictures?.some(({ is_default }) => is_default === 1)
      ? [translate('settings.pictures.is_standard')]
      : []),
  ];
  return (
    <BulkDialog
      isDestructive
      items={ids}
      nameOf={(id) => pictures?.find((picture) => picture.id === id)?.name ?? `#${id}`}
      texts="settings.pictures.discard"
      values={{ what: translate(nameKey(resource), { smart_count: ids.length }) }}
      leftOut={
        warnings.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {warnings.join(' ')}
          </Alert>
        )
      }
      work={(id) => dataProvider.delete(resource, { id, meta: { params } })}
      onClose={(deleted) => {
        if (deleted.length > 0 && pathname !== list) navigate(list);
        onClose(deleted);
      }}
    />
  );
};

export default DiscardPictures;
