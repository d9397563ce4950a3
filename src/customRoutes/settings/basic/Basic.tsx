import { LoadedAccount } from '../../account/LoadedAccount.tsx';
import { lookApi } from '../../look/lookApi.ts';
import { savedLook } from '../../look/standardLook.ts';
import { LookForm } from './LookForm.tsx';

const own = lookApi();

/** How the company's pictures look as a rule (specification, chapter 3: the account's settings). */
export const Basic = () => (
  <LoadedAccount failed="settings.basic.failed">
    {({ settings }, reread) =>
      settings && (
        <LookForm
          api={own}
          saved={savedLook(settings)}
          toApply="/settings/apply"
          onSaved={reread}
        />
      )
    }
  </LoadedAccount>
);
