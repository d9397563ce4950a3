import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { demandsPasswordAgain, serverOf } from '../../../contract/ftpExport/server.ts';
import { FieldGrid } from '../../ui/fieldGrid.ts';
import { pick } from '../saveOver.ts';
import { choicesOf, FTP_NAMES, type FtpSettings, type ftpOf, sentOf } from './ftpSettings.ts';

/** Tests the connection with the entered values, saved or not, and shows the result. */
export const ConnectionTest = ({ test }: { test: ReturnType<typeof ftpOf>['test'] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { getValues, setError } = useFormContext();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => test(sentOf(pick(getValues(), FTP_NAMES))),
    onError: (failure) => {
      const errors = failure instanceof ApiError ? (failure.body.errors ?? {}) : {};
      for (const name of FTP_NAMES)
        if (errors[name]) setError(name, { type: 'server', message: errors[name] });
    },
  });

  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <ToolButton type="button" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {translate(isPending ? 'ftp.testing' : 'ftp.test')}
      </ToolButton>
      <div role="status">
        {data && <Alert severity={data.ok === 1 ? 'success' : 'error'}>{data.message}</Alert>}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </div>
    </div>
  );
};

const USUAL_PORTS: Readonly<Record<string, string>> = { implicit: '990' };

interface ServerFieldsProps {
  /** The stored settings: a stored password is not sent to another FTP server. */
  stored: FtpSettings;
}

/** The FTP server and its sign-in. */
export const ServerFields = ({ stored }: ServerFieldsProps) => {
  const [ftp_host, ftp_port, ftp_security] = useWatch({
    name: ['ftp_host', 'ftp_port', 'ftp_security'],
  });
  const security = String(ftp_security);
  const hasPassword = stored.ftp_pass !== '';
  const typed = serverOf({
    ftp_host: String(ftp_host ?? ''),
    ftp_port: ftp_port ? Number(ftp_port) : null,
    ftp_security,
  });
  const isAskedAgain = typed.ftp_host !== '' && demandsPasswordAgain(stored, typed);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <FieldGrid>
      <TextInput
        source="ftp_host"
        label="ftp.fields.ftp_host"
        helperText={false}
        slotProps={{
          ...shrunk,
          htmlInput: {
            placeholder: 'ftp.example.com',
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <SelectInput
        source="ftp_security"
        label="ftp.fields.ftp_security"
        helperText={false}
        choices={choicesOf('ftp_security')}
        isRequired
      />
      <NumberInput
        source="ftp_port"
        label="ftp.fields.ftp_port"
        helperText={false}
        step={1}
        min={1}
        max={65_535}
        slotProps={{
          ...shrunk,
          htmlInput: { placeholder: USUAL_PORTS[security] ?? '21', inputMode: 'numeric' },
        }}
      />
      <TextInput
        source="ftp_user"
        label="ftp.fields.ftp_user"
        helperText={false}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <TextInput
        source="ftp_pass"
        type="password"
        label="ftp.fields.ftp_pass"
        helperText={hasPassword && (isAskedAgain ? 'ftp.password_again' : 'ftp.password_kept')}
        slotProps={{
          ...shrunk,
          htmlInput: {
            placeholder: hasPassword && !isAskedAgain ? '••••••••' : '',
            autoComplete: 'new-password',
          },
        }}
      />
      <TextInput
        source="ftp_dir"
        label="ftp.fields.ftp_dir"
        helperText="ftp.dir_hint"
        slotProps={{
          ...shrunk,
          htmlInput: { placeholder: '/', autoComplete: 'off', spellCheck: false },
        }}
      />
    </FieldGrid>
  );
};
