import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { required } from '@turntable/declare/ui/inputs/rules.ts';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useState } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import type { PasskeyView } from '../../../contract/accounts/passkey.ts';
import { passkeys } from '../../../contract/accounts/passkeyCalls.ts';
import { addPasskey } from '../../api/passkeys.ts';
import { PasswordField } from './Password.tsx';
import { LineList } from './SignIns.tsx';

/** What a dialog asks before it changes the passkeys. */
type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: PasskeyView };

const focusInput = (inputs: HTMLElement | null) =>
  inputs?.querySelector<HTMLElement>('input:not([hidden])')?.focus();

interface PasskeyDialogProps {
  email: string;
  asked: Asked;
  /** Reads the list again. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

const PasskeyDialog = ({ email, asked, onChanged, onClose }: PasskeyDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { what } = asked;
  const texts = `pages.profile.passkeys.${what}`;
  const passkey = asked.what === 'add' ? undefined : asked.passkey;
  const params = { id: passkey?.id ?? 0 };
  const change = {
    add: ({ current_password }: Record<string, unknown>) =>
      addPasskey(String(current_password ?? '')),
    rename: ({ name }: Record<string, unknown>) =>
      request(passkeys.rename, { params, body: { name: String(name ?? '') } }),
    remove: () => request(passkeys.remove, { params }),
  }[what];
  const inputs = {
    add: (
      <>
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          source="current_password"
          label={translate('pages.profile.password.current')}
          maxLength={limitsOf(passkeys.addOptions).current_password?.maxLength}
          autoComplete="current-password"
        />
      </>
    ),
    rename: (
      <TextInput
        source="name"
        label="pages.profile.passkeys.name"
        helperText={false}
        validate={[required()]}
        slotProps={{ htmlInput: { maxLength: limitsOf(passkeys.rename).name?.maxLength } }}
      />
    ),
  };

  return (
    <ConfirmDialog
      title={translate(texts)}
      subject={what === 'remove' ? passkey?.name : undefined}
      question={what === 'rename' ? undefined : translate(`${texts}_question`)}
      isDestructive={what === 'remove'}
      defaultValues={{ current_password: '', name: passkey?.name ?? '' }}
      onConfirm={async (typed) => {
        await change(typed);
        await onChanged();
        notify(`${texts}_done`, { type: 'success' });
      }}
      onClose={onClose}
    >
      {what !== 'remove' && (
        <Box ref={focusInput} sx={{ pt: 1.5 }}>
          {inputs[what]}
        </Box>
      )}
    </ConfirmDialog>
  );
};

interface PasskeyLineProps {
  passkey: PasskeyView;
  onAsk: (asked: Asked) => void;
}

const PasskeyLine = ({ passkey, onAsk }: PasskeyLineProps) => {
  const { name, created_at, used_at } = passkey;
  const translate = useTranslate();
  const labels = {
    rename: translate('pages.profile.passkeys.rename_of', { name }),
    remove: translate('pages.profile.passkeys.remove_of', { name }),
  };
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          {translate('pages.profile.passkeys.created')} <RelativeTime at={created_at} /> ·{' '}
          {used_at ? (
            <>
              {translate('pages.profile.passkeys.used')} <RelativeTime at={used_at} />
            </>
          ) : (
            translate('pages.profile.passkeys.never_used')
          )}
        </p>
      </div>
      <div>
        <IconButton
          aria-label={labels.rename}
          title={labels.rename}
          onClick={() => onAsk({ what: 'rename', passkey })}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={labels.remove}
          title={labels.remove}
          onClick={() => onAsk({ what: 'remove', passkey })}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
    </li>
  );
};

/** The user's passkeys, which sign in without a password; each can be renamed and deleted. */
export const Passkeys = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked>();
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => request(passkeys.list),
  });
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <>
      <p>{translate('pages.profile.passkeys.hint')}</p>
      {data?.data.length === 0 && <p>{translate('pages.profile.passkeys.none')}</p>}
      <LineList>
        {data?.data.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onAsk={setAsked} />
        ))}
      </LineList>
      {window.PublicKeyCredential ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => setAsked({ what: 'add' })}
        >
          {translate('pages.profile.passkeys.add')}
        </Button>
      ) : (
        <p>{translate('pages.profile.passkeys.unsupported')}</p>
      )}
      {asked && (
        <PasskeyDialog
          email={email}
          asked={asked}
          onChanged={refetch}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
