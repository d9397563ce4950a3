import { useTranslate } from 'ra-core';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';

/** Until the views are known; says so when they cannot be. */
export const ViewsLoading = ({
  error,
  refetch,
}: {
  error: Error | null;
  refetch: () => unknown;
}) => {
  const translate = useTranslate();
  if (!error) return <ScreenLoading />;
  return <LoadFailed title={translate('settings.views.failed')} error={error} onRetry={refetch} />;
};
