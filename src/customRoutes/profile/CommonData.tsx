import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { Account } from '../../../contract/entities/account.ts';
import { ApiError } from '../../api/apiError.ts';
import { useErrorText } from '../../framework/useErrorText.ts';
import { saveProfile } from './saveProfile.ts';

type Common = Pick<Account, 'name' | 'email' | 'phone'>;

/** Name, e-mail and telephone of whoever is signed in. */
export const CommonData = ({ account: { name, email, phone } }: { account: Account }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const save = async (values: Partial<Common>) => {
    try {
      await saveProfile({ name: values.name ?? '', email: values.email ?? '', phone: values.phone ?? null });
      notify('pages.profile.saved', { type: 'success' });
      client.invalidateQueries({ queryKey: ['account'] });
      return undefined;
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
      <Form record={{ id: 'me', name, email, phone }} onSubmit={save} warnWhenUnsavedChanges noValidate>
        <TextInput source="name" label="pages.profile.name" helperText={false} />
        <TextInput source="email" type="email" label="pages.profile.email" helperText={false} />
        <TextInput source="phone" type="tel" label="pages.profile.phone" helperText={false} />
        <Button type="submit" variant="contained">
          {translate('ra.action.save')}
        </Button>
      </Form>
    </Card>
  );
};
