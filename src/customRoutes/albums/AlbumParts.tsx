import { nameKey } from '@turntable/declare/define/textKeys.ts';
import { TabBar } from '@turntable/declare/ui/bars/TabBar.tsx';
import { useLocation } from 'react-admin';
import { useMayDo } from '../../authProvider/useMayDo.ts';

const PARTS = ['sections', 'datasets', 'photoManagers'] as const;

/** Leads between the albums and, for the operator, the neuro-datasets and the photo managers. */
const AlbumParts = () => {
  const { pathname } = useLocation();
  const hasDatasets = useMayDo('datasets', 'list');
  if (!hasDatasets) return null;
  return (
    <TabBar
      label="albums.parts"
      shown={pathname}
      tabs={PARTS.map((part) => ({ to: `/${part}`, label: nameKey(part), smart_count: 2 }))}
    />
  );
};

export default AlbumParts;
