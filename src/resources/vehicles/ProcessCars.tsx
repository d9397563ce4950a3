import Alert from '@mui/material/Alert';
import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { BulkDialog } from '@turntable/declare/ui/bulk/BulkDialog.tsx';
import { FailureList } from '@turntable/declare/ui/bulk/names.tsx';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import { isCreditUsedUp } from '../../api/creditUsedUp.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { carNames } from './carStates.ts';

type Processed = Awaited<ReturnType<TurntableDataProvider['processPhotos']>>;
type Done = readonly { item: Identifier; result: Processed }[];

/** Sends all photos of the chosen vehicles to processing, and shows what was charged and what cannot be processed. A vehicle without a photo to process counts as failed. */
const ProcessCars = ({ ids, known, onClose }: BulkRunProps) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const translate = useTranslate();
  const nameOf = carNames(known);

  const refusedText = ({ refused }: Processed) =>
    translate('vehicles.bulk.process_refused', { smart_count: refused.length });

  const process = async (id: Identifier): Promise<Processed> => {
    const result = await dataProvider.processPhotos({ car: Number(id) });
    if (result.queued.length > 0) return result;
    throw new Error(
      result.refused.length > 0 ? refusedText(result) : 'vehicles.bulk.process_nothing',
    );
  };

  const report = (done: Done) => {
    const paid = (['token', 'credit'] as const)
      .map((means) => ({
        means,
        smart_count: done.filter(({ result }) => result.charged === means).length,
      }))
      .filter(({ smart_count }) => smart_count > 0);
    const what = paid
      .map(({ means, smart_count }) => translate(`vehicles.bulk.${means}s`, { smart_count }))
      .join(', ');
    const partly = done.filter(({ result }) => result.refused.length > 0);
    if (!what && partly.length === 0) return null;
    return (
      <>
        {what && (
          <Alert severity="info">{translate('vehicles.bulk.process_charged', { what })}</Alert>
        )}
        {partly.length > 0 && (
          <FailureList
            title={translate('resources.cars.choices.state.needs_attention')}
            failures={partly.map(({ item, result }) => ({
              key: item,
              name: nameOf(item),
              text: refusedText(result),
            }))}
          />
        )}
      </>
    );
  };

  return (
    <BulkDialog
      items={ids}
      nameOf={nameOf}
      texts="vehicles.bulk.process"
      work={process}
      // one after the other: if the credit runs out, the vehicles chosen last miss out
      atATime={1}
      stopsAt={isCreditUsedUp} // the remaining vehicles would be refused too
      report={report}
      onClose={onClose}
    />
  );
};

export default ProcessCars;
