import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useConflict } from '../../../record/useConflict.tsx';
import { FormWatch } from '../../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../../ui/form/guarded.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { ScreenLoading } from '../../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import type { LookApi } from '../../look/lookApi.ts';
import { type SavedLook, type StandardLook, standardLook } from '../../look/standardLook.ts';
import { useLookPictures } from '../../look/useLookPictures.ts';
import { LookPreview } from './LookPreview.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { StandardLookFields } from './StandardLookFields.tsx';
import { useLookWords } from './useLookWords.ts';
import { type Contest, useSaveLook } from './useSaveLook.ts';

/** Height of the page's header, in pixels. */
const HEADER = 60;
/** The preview stays in sight: beside the form, or, on a phone, above it as a narrow strip; neither it nor the bar below covers a choice that has the focus. */
const Columns = styled('div')({
  '& > .beside': { position: 'sticky', top: HEADER, zIndex: 3, minWidth: 0, marginBottom: 16 },
  '@media (max-width: 1199.95px)': {
    '& > .beside header, & > .beside .lead': { display: 'none' },
    '& > .beside > section': { padding: 8, gap: 4 },
    '& label, & input[type=range]': { scrollMarginBlock: '240px 280px' },
  },
  '@media (min-width: 1200px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 680px) minmax(320px, 1fr)',
    gap: 16,
    alignItems: 'start',
    '& label, & input[type=range]': { scrollMarginBlock: `${HEADER + 20}px 100px` },
    '& > .beside': { order: 1, top: HEADER + 20, maxWidth: 480 },
  },
});

/** A look that was saved elsewhere does not take away what was chosen here. */
const KEEP = { keepDirtyValues: true };

interface LookFormProps {
  api: LookApi;
  /** The operator's choice; without it the own company. */
  company?: number;
  saved: SavedLook;
  /** Where the look is applied to finished vehicles. */
  toApply: string;
  /** Other places that show the look read it again. */
  onSaved: () => Promise<unknown>;
}

/** A company's standard look, with pictures to choose from. */
export const LookForm = ({ api, company, saved, toApply, onSaved }: LookFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { pictures, isPending, error: missing } = useLookPictures(company);
  const words = useLookWords(pictures);
  const { ask, dialog } = useConflict();
  const askAbout = ({ names, mine, theirs }: Contest) =>
    ask(
      names.map((name) => ({
        label: words.label(name),
        mine: words.value(name, mine),
        theirs: words.value(name, theirs),
      })),
    );
  const { seen, save } = useSaveLook(api, saved, askAbout);
  const text = JSON.stringify(standardLook(seen));
  const before = useMemo((): StandardLook => JSON.parse(text), [text]); // the same object as long as nothing in it changes
  if (isPending) return <ScreenLoading />;

  const submit = async (typed: Partial<StandardLook>) => {
    try {
      await save(typed);
      await onSaved();
      notify('settings.basic.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was chosen is let go
    }
  };

  return (
    <>
      <Form {...GUARDED} record={{ id: 'look', ...before }} onSubmit={submit} resetOptions={KEEP}>
        <Columns>
          <div className="beside">
            <LookPreview api={api} logos={pictures.logo_id} />
          </div>
          <Panel
            title={translate('settings.basic.look')}
            more={{ to: toApply, label: translate('settings.apply.more') }}
          >
            <p>{translate('settings.basic.lead')}</p>
            {missing && (
              <Alert severity="warning">
                {translate('settings.basic.missing', { reason: errorText(missing) })}
              </Alert>
            )}
            <PresetChoice />
            <StandardLookFields pictures={pictures} />
            <FormWatch values={{ ...before }} />
            <SaveBar />
          </Panel>
        </Columns>
      </Form>
      {dialog}
    </>
  );
};
