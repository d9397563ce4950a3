import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { exactTime } from '@turntable/declare/ui/time/times.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useLocale, useTranslate } from 'react-admin';
import { account } from '../../../contract/accounts/accountCalls.ts';
import type { SignInView } from '../../../contract/accounts/session.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Entries of two parts: what they are, and what can be done with them. */
export const LineList = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 8 },
  '& p': { margin: 0 },
});

interface LineProps {
  signIn: SignInView;
  /** Reads the list again. */
  onEnded: () => Promise<unknown>;
}

const SignInLine = ({
  signIn: { id, browser, system, address, signed_in_at, used_at, is_current },
  onEnded,
}: LineProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt();
  const device =
    [browser, system].filter(Boolean).join(', ') || translate('pages.profile.sessions.unknown');

  const end = async () => {
    await attempt(
      () => request(account.endSignIn, { params: { id } }),
      'pages.profile.sessions.ended',
    );
    await onEnded();
  };

  return (
    <li>
      <div>
        <p>
          <strong>{device}</strong> · {address}
        </p>
        <p>
          {translate('pages.profile.sessions.signed_in', {
            at: exactTime(Date.parse(signed_in_at), locale),
          })}{' '}
          · {translate('pages.profile.sessions.used')} <RelativeTime at={used_at} />
        </p>
      </div>
      {is_current === 1 ? (
        <Chip size="small" label={translate('pages.profile.sessions.current')} />
      ) : (
        <Button
          color="inherit"
          disabled={isBusy}
          aria-label={translate('pages.profile.sessions.end_of', { device })}
          onClick={() => void end()}
        >
          {translate('pages.profile.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** The user's sessions; each but the present one can be ended. */
export const SignIns = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['signIns'],
    queryFn: () => request(account.signIns),
  });
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <>
      <p>{translate('pages.profile.sessions.hint')}</p>
      <LineList>
        {data?.data.map((signIn) => (
          <SignInLine key={signIn.id} signIn={signIn} onEnded={refetch} />
        ))}
      </LineList>
    </>
  );
};
