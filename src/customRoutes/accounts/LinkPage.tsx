import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { beginSession, endSession } from '@turntable/declare/api/session.ts';
import { emailAddress, faultOf, required } from '@turntable/declare/ui/inputs/rules.ts';
import { useDocumentTitle } from '@turntable/declare/ui/Trail.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { type ReactNode, useState } from 'react';
import { Form, LocalesMenuButton, TextInput, useTranslate } from 'react-admin';
import { dark, light, PRODUCT_NAME } from '../../../brand.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import letter from '../../assets/forgotPassword.svg';
import mark from '../../assets/mark.svg';
import studio from '../../assets/signIn.svg';
import { faultsOf, newPasswordFaults, PasswordField, SubmitButton } from './Password.tsx';

/** The form's values. react-admin's empty inputs are null. */
interface Typed {
  name?: string | null;
  email?: string | null;
  password?: string | null;
  password_confirmation?: string | null;
}

const TEXTS = {
  name: { autoComplete: 'name', type: 'text', rules: [required()] },
  email: { autoComplete: 'username', type: 'email', rules: [required(), emailAddress()] },
};

/** Returns the typed passwords as they are sent. */
const passwordsIn = ({ password, password_confirmation }: Typed) => ({
  password: password ?? '',
  password_confirmation: password_confirmation ?? '',
});

/** The request of each page. After a new password and a first operator the page is left. */
const SEND = {
  reset: async (token: string, typed: Typed) => {
    await request(session.resetPassword, { body: { token, ...passwordsIn(typed) } });
    endSession(); // the server has ended all sessions
    window.location.replace('/login?changed');
  },
  confirm: (token: string) => request(session.confirmEmail, { body: { token } }),
  setup: async (token: string, { name, email, ...typed }: Typed) => {
    const body = {
      token,
      name: name ?? '',
      email: email?.trim() ?? '',
      ...passwordsIn(typed),
    };
    beginSession(await request(session.setUp, { body }));
    window.location.replace('/');
  },
};

type Page = keyof typeof SEND;

/** The auth layout, as the sign-in page has it (specification, chapter 2): logo, language, illustration. */
const AuthFrame = ({ page, children }: { page: Page; children: ReactNode }) => {
  const translate = useTranslate();
  const title = translate(`pages.link.${page}.title`);
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplate: { xs: '1fr auto / 1fr', md: '1fr / minmax(400px, 2fr) 3fr' },
        minHeight: '100dvh',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', p: '24px clamp(20px, 4vw, 56px)' }}>
        <Box
          component="header"
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Link
            href="/login"
            color="inherit"
            underline="none"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontSize: 19, fontWeight: 700 }}
          >
            <img src={mark} alt="" width={32} height={32} />
            {PRODUCT_NAME}
          </Link>
          <LocalesMenuButton />
        </Box>
        <Box
          component="main"
          sx={{
            display: 'grid',
            alignContent: { xs: 'start', md: 'center' },
            gap: 1,
            width: 'min(100%, 400px)',
            m: '24px auto',
          }}
        >
          <Typography variant="h1" sx={{ fontSize: 28 }}>
            {title}
          </Typography>
          {children}
          <Link href="/login" sx={{ justifySelf: 'center', p: 1 }}>
            {translate('pages.link.back')}
          </Link>
        </Box>
      </Box>
      <Box
        component="aside"
        sx={({ palette }) => ({
          display: 'grid',
          placeItems: 'center',
          p: { xs: 2.5, md: 5 },
          bgcolor: (palette.mode === 'dark' ? dark : light).rail,
          '& img': { maxWidth: '100%', height: 'auto', maxHeight: { xs: 200, md: 'none' } },
        })}
      >
        <img
          src={page === 'setup' ? studio : letter}
          alt={translate(`pages.link.${page === 'setup' ? 'setup.' : ''}illustration`)}
          width={640}
          height={520}
        />
      </Box>
    </Box>
  );
};

/** Returns why a setup link cannot be used; undefined while it can, or while this is unknown. */
const useClosed = (page: Page, token: string): string | undefined => {
  const { data } = useQuery({
    queryKey: ['setup', token],
    queryFn: () => request(session.setupState, { body: { token } }),
    enabled: page === 'setup' && token !== '',
  });
  const state = token === '' ? 'unknown' : (data?.state ?? 'open');
  return page === 'setup' && state !== 'open' ? `pages.link.setup.${state}` : undefined;
};

/** The page behind a link in a mail or in the server's log, without signing in: a new password, a new address, the first operator. */
const LinkPage = ({ page }: { page: Page }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [isConfirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const closed = useClosed(page, token);
  const bounds = limitsOf(session.resetPassword).password ?? {};

  const judge = (typed: Typed) => ({
    ...(page === 'setup' &&
      faultsOf({
        name: faultOf(TEXTS.name.rules, typed.name),
        email: faultOf(TEXTS.email.rules, typed.email),
      })),
    ...(page !== 'confirm' && newPasswordFaults(typed, bounds)),
  });
  const send = async (typed: Typed) => {
    setFailure(undefined);
    try {
      await SEND[page](token, typed);
      setConfirmed(page === 'confirm');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { token: broken, ...errors } = error.body.errors ?? {};
      if (broken !== undefined || error.code === 404) setFailure(translate('pages.link.broken'));
      else if (Object.keys(errors).length === 0) setFailure(errorText(error));
      return errors;
    }
  };

  if (isConfirmed || closed)
    return (
      <AuthFrame page={page}>
        <Alert severity={closed ? 'warning' : 'success'} role="status">
          {translate(closed ?? 'pages.link.confirm.done')}
        </Alert>
      </AuthFrame>
    );
  const passwords = {
    password: translate(
      page === 'setup' ? 'pages.link.setup.password' : 'pages.profile.password.next',
    ),
    password_confirmation: translate('pages.profile.password.confirmation'),
  };
  return (
    <AuthFrame page={page}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(`pages.link.${page}.lead`, { minimum: bounds.minLength ?? 0 })}
      </Typography>
      <Form onSubmit={send} validate={judge} disableInvalidFormNotification noValidate>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {page === 'setup' &&
            Object.entries(TEXTS).map(([source, { autoComplete, type }]) => (
              <TextInput
                key={source}
                source={source}
                label={translate(`pages.link.${source}`)}
                type={type}
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { autoComplete, 'aria-required': true } }}
              />
            ))}
          {page !== 'confirm' &&
            Object.entries(passwords).map(([source, label]) => (
              <PasswordField
                key={source}
                source={source}
                label={label}
                maxLength={undefined}
                autoComplete="new-password"
              />
            ))}
          {failure && <Alert severity="error">{failure}</Alert>}
          <SubmitButton label={`pages.link.${page}.send`} isAlwaysEnabled />
        </Box>
      </Form>
    </AuthFrame>
  );
};

export default LinkPage;
