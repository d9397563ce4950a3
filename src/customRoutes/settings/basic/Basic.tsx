import { LoadedAccount } from '../../account/LoadedAccount.tsx';
import { LookForm } from './LookForm.tsx';

/** How the company's pictures look as a rule (specification, chapter 3: the account's settings). */
export const Basic = () => (
  <LoadedAccount failed="settings.basic.failed">
    {({ settings }, reread) => settings && <LookForm settings={settings} onSaved={reread} />}
  </LoadedAccount>
);
