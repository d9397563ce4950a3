import Button from '@mui/material/Button';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { isViewing } from '@turntable/declare/api/session.ts';
import { fieldKey } from '@turntable/declare/define/textKeys.ts';
import { inputOf } from '@turntable/declare/kinds/drawn.ts';
import { changedNames, withTyped } from '@turntable/declare/record/draft.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { resourceNamed } from '@turntable/declare/registry.ts';
import { nameOf } from '@turntable/declare/texts/languageName.ts';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { Form, SelectInput, TextInput, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Account } from '../../../contract/accounts/account.ts';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { languages } from '../../i18n/written.ts';
import { FieldGrid } from '../../ui/fieldGrid.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { PasswordField } from './Password.tsx';
import { type ProfileSave, profileCall, saveProfile } from './saveProfile.ts';

interface PendingEmailProps {
  email: string;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** The new address that is not confirmed yet, with a button to cancel it. */
const PendingEmail = ({ email, onCancelled }: PendingEmailProps) => {
  const translate = useTranslate();
  const { isBusy, attempt } = useAttempt();
  const cancel = async () => {
    await attempt(() => request(account.cancelEmailChange), 'pages.profile.email_cancelled');
    await onCancelled();
  };

  return (
    <div>
      <p role="status" style={{ margin: '0 0 4px', overflowWrap: 'anywhere' }}>
        {translate('pages.profile.email_pending', { email })}
      </p>
      {!isViewing() && (
        <Button type="button" size="small" disabled={isBusy} onClick={() => void cancel()}>
          {translate('pages.profile.email_cancel')}
        </Button>
      )}
    </div>
  );
};

interface PresentPasswordProps {
  present: string;
  pending: string | null;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** Shows the input of the present password once the typed address differs from the `present` one; otherwise an address that is not confirmed yet. */
const PresentPassword = ({ present, pending, onCancelled }: PresentPasswordProps) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: 'email' });
  if (typed !== present) {
    return (
      <PasswordField
        source="current_password"
        label={translate('pages.profile.password.current')}
        maxLength={undefined}
        autoComplete="current-password"
      />
    );
  }
  return pending === null ? null : <PendingEmail email={pending} onCancelled={onCancelled} />;
};

/** The user's own data have the fields of a member of staff, with the same names and rules. */
const STAFF = 'users';
const INPUTS = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};
const NAMES = Object.keys(INPUTS) as (keyof typeof INPUTS)[];

interface PersonalDataProps {
  account: Account;
  /** Reads the account again. */
  onSaved: () => Promise<unknown>;
}

/** Name, e-mail, telephone and language of the signed-in user. */
export const PersonalData = ({ account, onSaved }: PersonalDataProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [shown, setLocale] = useLocaleState();
  const fail = useFailure(STAFF, [...NAMES, 'locale', 'current_password']);
  const limits = limitsOf(profileCall());
  const draft = {
    declared: resourceNamed(STAFF),
    writable: Object.fromEntries(NAMES.map((name) => [name, limits[name] ?? {}])),
    seen: account,
  };
  const inputProps = (name: (typeof NAMES)[number]) => {
    const field = draft.declared.fields[name];
    const asked = { resource: STAFF, name, label: fieldKey(STAFF, name), isNew: false };
    return {
      source: name,
      ...(field &&
        inputOf({ ...asked, field, limit: limits[name] ?? {}, before: account[name] }).props),
      ...INPUTS[name],
      slotProps: { htmlInput: { 'aria-required': name !== 'phone' } },
    };
  };
  const { name, email, phone } = account;
  const locale = account.locale ?? shown;
  const values = { id: account.id, name, email, phone, locale, current_password: '' };

  const save = async (typed: Partial<typeof values>) => {
    const language = typed.locale === account.locale ? undefined : typed.locale;
    const changed: ProfileSave = withTyped(draft, {}, typed, changedNames(draft, typed));
    const secret =
      changed.email === undefined ? {} : { current_password: typed.current_password ?? '' };
    try {
      await saveProfile({ ...changed, ...secret, ...(language && { locale: language }) });
      await onSaved();
      if (language && language !== shown) setLocale(language);
      if (changed.email === undefined) notify('catalogue.profile_saved', { type: 'success' });
      else
        notify('pages.profile.email_mailed', {
          type: 'success',
          messageArgs: { email: changed.email },
        });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <Form
      noValidate
      disableInvalidFormNotification
      resource={STAFF}
      record={values}
      onSubmit={save}
    >
      <FieldGrid>
        {NAMES.map((name) => (
          <TextInput key={name} {...inputProps(name)} />
        ))}
        <PresentPassword present={email} pending={account.pending_email} onCancelled={onSaved} />
        <SelectInput
          source="locale"
          label={translate('pages.profile.language')}
          helperText={translate('pages.profile.language_hint')}
          choices={languages().map((id) => ({ id, name: nameOf(id) }))}
          translateChoice={false}
          isRequired
        />
      </FieldGrid>
      <SaveBar />
    </Form>
  );
};
