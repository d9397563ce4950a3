import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Look } from '../../../contract/looks/look.ts';
import { lookApi } from '../look/lookApi.ts';
import { PreviewViews } from '../look/preview.tsx';

interface VehiclePreviewProps {
  car: number;
  look: Look;
  /** The operator's: whose vehicle it is. */
  company: number | undefined;
}

/** The vehicle composed with its settings as they are chosen now. */
const VehiclePreview = ({ car, look, company }: VehiclePreviewProps) => {
  const translate = useTranslate();
  const api = useMemo(() => lookApi(company), [company]);
  return (
    <PreviewViews
      isInRow
      api={api}
      ask={{ look, car }}
      lead={() => translate('vehicle.look.preview_lead')}
    />
  );
};

export default VehiclePreview;
