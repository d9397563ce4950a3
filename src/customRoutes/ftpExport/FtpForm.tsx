import { styled } from '@mui/material/styles';
import { Form, useNotify, useTranslate } from 'ra-core';
import { renewAccount } from '../../authProvider/account.ts';
import { useFailure } from '../../framework/record/failure.ts';
import { useConflict } from '../../framework/record/useConflict.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { Panel } from '../dashboard/Panel.tsx';
import type { Contest } from '../saveOver.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { ContentFields } from './ContentFields.tsx';
import { draftOf, FTP_NAMES, type FtpDraft } from './ftpDraft.ts';
import type { FtpSave, FtpSettings, ftpOf } from './ftpOf.ts';
import { NameFields } from './NameFields.tsx';
import { ServerFields } from './ServerFields.tsx';
import { useSaidValue } from './useSaidValue.ts';
import { useSaveFtp } from './useSaveFtp.ts';

/** One below the other; what saves them stays in sight. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 900,
  '& > :last-child': {
    margin: 0,
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
  },
}));

interface FtpFormProps {
  api: ReturnType<typeof ftpOf>;
  stored: FtpSettings;
  /** The company's own people; the operator has the import among the company's settings. */
  isOwn: boolean;
}

/** Server, names and content of what is sent; tried before it is saved. */
export const FtpForm = ({ api, stored, isOwn }: FtpFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const said = useSaidValue();
  const fail = useFailure('ftp', FTP_NAMES);
  const { ask, dialog } = useConflict();
  const askAbout = ({ names, mine, theirs }: Contest<FtpSave, FtpSettings>) =>
    ask(
      names.map((name) => ({
        label: translate(`ftp.fields.${name}`),
        mine: said(name, mine[name]),
        theirs: said(name, theirs[name]),
      })),
    );
  const { seen, save } = useSaveFtp(api, stored, askAbout);

  const submit = async (typed: object) => {
    try {
      const { get_cars_from_ftp } = await save(typed as Partial<FtpDraft>); // what the inputs below register
      if (isOwn && get_cars_from_ftp !== seen.get_cars_from_ftp)
        await renewAccount().catch(() => undefined); // the menu follows
      notify('ftp.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <>
      <Form
        noValidate
        disableInvalidFormNotification
        record={{ id: 'ftp', ...draftOf(seen) }}
        onSubmit={submit}
      >
        <Parts>
          <Panel title={translate('ftp.server')}>
            <p>{translate('ftp.server_lead')}</p>
            <ServerFields stored={seen} />
            <ConnectionTest test={api.test} />
          </Panel>
          <Panel title={translate('ftp.names')}>
            <p>{translate('ftp.names_lead')}</p>
            <NameFields />
          </Panel>
          <Panel title={translate('ftp.content')}>
            <ContentFields isOwn={isOwn} />
          </Panel>
          <SaveBar />
        </Parts>
      </Form>
      {dialog}
    </>
  );
};
