import { Columns } from '../../ui/Panel.tsx';
import { LoadedAccount } from './LoadedAccount.tsx';
import { SignInPanels } from './SignInPanels.tsx';

/** How operators and photo managers sign in; they have no profile (specification, chapter 2). */
const SecurityPage = () => (
  <LoadedAccount failed="pages.profile.failed">
    {(account) => (
      <Columns>
        <div>
          <SignInPanels account={account} />
        </div>
      </Columns>
    )}
  </LoadedAccount>
);

export default SecurityPage;
