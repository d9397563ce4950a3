import { useTranslate } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { demandsPasswordAgain, serverOf } from '../../../../contract/ftpExport/server.ts';
import { FieldGrid } from '../../../ui/form/fieldGrid.ts';
import type { FtpSettings } from './ftpOf.ts';

const SECURITIES = ['none', 'explicit', 'implicit'];
const USUAL_PORTS: Readonly<Record<string, string>> = { implicit: '990' };

interface ServerFieldsProps {
  /** As they stand on the server: a stored password goes nowhere else than there. */
  stored: FtpSettings;
}

/** Which server it is, and who signs in to it. */
export const ServerFields = ({ stored }: ServerFieldsProps) => {
  const translate = useTranslate();
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
  const label = (name: string) => translate(`ftp.fields.${name}`);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <FieldGrid>
      <TextInput
        source="ftp_host"
        label={label('ftp_host')}
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
        label={label('ftp_security')}
        helperText={false}
        choices={SECURITIES.map((id) => ({
          id,
          name: translate(`ftp.choices.ftp_security.${id}`),
        }))}
        translateChoice={false}
        isRequired
      />
      <NumberInput
        source="ftp_port"
        label={label('ftp_port')}
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
        label={label('ftp_user')}
        helperText={false}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <TextInput
        source="ftp_pass"
        type="password"
        label={label('ftp_pass')}
        helperText={
          hasPassword ? translate(isAskedAgain ? 'ftp.password_again' : 'ftp.password_kept') : false
        }
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
        label={label('ftp_dir')}
        helperText={translate('ftp.dir_hint')}
        slotProps={{
          ...shrunk,
          htmlInput: { placeholder: '/', autoComplete: 'off', spellCheck: false },
        }}
      />
    </FieldGrid>
  );
};
