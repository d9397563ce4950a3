import { isViewing } from '@turntable/declare/api/session.ts';
import { useTranslate } from 'react-admin';
import type { Account } from '../../../contract/accounts/account.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { SignIns } from './SignIns.tsx';

/** How the user signs in: password, passkeys and open sessions. */
export const SignInPanels = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('pages.profile.password.title')}>
        <Password account={account} />
      </Panel>
      {!isViewing() && (
        <>
          <Panel title={translate('pages.profile.passkeys.title')}>
            <Passkeys email={account.email} />
          </Panel>
          <Panel title={translate('pages.profile.sessions.title')}>
            <SignIns />
          </Panel>
        </>
      )}
    </>
  );
};
