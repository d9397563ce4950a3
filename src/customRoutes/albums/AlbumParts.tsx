import { useLocation, useTranslate } from 'ra-core';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { nameKey } from '../../framework/define/textKeys.ts';
import { ToolLink } from '../../ui/buttons.tsx';

const PARTS = ['sections', 'datasets', 'photoManagers'] as const;

/** Leads between the albums and, for the operator, the neuro-datasets and the photo managers. */
const AlbumParts = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const hasDatasets = useMayDo('datasets', 'list');
  if (!hasDatasets) return null;
  return (
    <nav
      aria-label={translate('albums.parts')}
      style={{ display: 'flex', gap: 8, marginBottom: 12 }}
    >
      {PARTS.map((part) => {
        const isHere = pathname === `/${part}`;
        return (
          <ToolLink
            key={part}
            to={`/${part}`}
            aria-current={isHere ? 'page' : undefined}
            data-active={isHere}
          >
            {translate(nameKey(part), { smart_count: 2 })}
          </ToolLink>
        );
      })}
    </nav>
  );
};

export default AlbumParts;
