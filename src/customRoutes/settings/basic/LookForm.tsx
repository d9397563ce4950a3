import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AccountSettings } from '../../../../contract/entities/account.ts';
import { FormWatch } from '../../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../../ui/form/guarded.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { ScreenLoading } from '../../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import { saveProfile } from '../../profile/saveProfile.ts';
import { LookPreview } from './LookPreview.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { StandardLookFields } from './StandardLookFields.tsx';
import { changedSettings, type StandardLook, standardLook } from './standardLook.ts';
import { useLookPictures } from './useLookPictures.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 680px) minmax(320px, 1fr)',
    '& > .beside': { order: 1, position: 'sticky', top: 80, maxWidth: 480 },
  },
});

interface LookFormProps {
  settings: AccountSettings;
  /** Reads the account again. */
  onSaved: () => Promise<unknown>;
}

/** The company's standard look, with pictures to choose from. */
export const LookForm = ({ settings, onSaved }: LookFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { pictures, isPending, error: missing } = useLookPictures();
  const before = useMemo(() => standardLook(settings), [settings]);
  if (isPending) return <ScreenLoading />;

  const save = async (typed: Partial<StandardLook>) => {
    try {
      await saveProfile(changedSettings(before, typed));
      await onSaved();
      notify('settings.basic.saved', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was chosen is let go
    }
  };

  return (
    <Form {...GUARDED} record={{ id: 'look', ...before }} onSubmit={save}>
      <Columns>
        <div className="beside">
          <LookPreview />
        </div>
        <Panel title={translate('settings.basic.look')}>
          <p>{translate('settings.basic.lead')}</p>
          {missing && <Alert severity="warning">{translate('settings.basic.missing', { reason: errorText(missing) })}</Alert>}
          <PresetChoice />
          <StandardLookFields pictures={pictures} />
          <FormWatch values={{ ...before }} />
          <SaveBar />
        </Panel>
      </Columns>
    </Form>
  );
};
