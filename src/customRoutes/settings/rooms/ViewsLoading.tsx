import { useTranslate } from 'ra-core';
import { ToolButton } from '../../../ui/buttons.ts';
import { Placard } from '../../../ui/states/Placard.tsx';
import { FailedPicture } from '../../../ui/states/pictures.tsx';
import { ScreenLoading } from '../../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';

/** Until the views are known; says so when they cannot be. */
export const ViewsLoading = ({
  error,
  refetch,
}: {
  error: Error | null;
  refetch: () => unknown;
}) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (!error) return <ScreenLoading />;
  return (
    <Placard
      isAlarm
      picture={<FailedPicture />}
      title={translate('settings.views.failed')}
      text={errorText(error)}
    >
      <ToolButton type="button" onClick={refetch}>
        {translate('common.retry')}
      </ToolButton>
    </Placard>
  );
};
