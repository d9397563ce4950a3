import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { storedUser } from '../api/session.ts';
import { accountStore } from '../authProvider/account.ts';
import { initialsOf } from '../ui/initialsOf.ts';

const fetchPanel = () => import('./AccountPanel.tsx');
const AccountPanel = lazy(fetchPanel);

/** Avatar, name and sign-out of the signed-in person. */
export const UserMenu = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useSyncExternalStore(accountStore.listen, accountStore.latest); // a new answer renews the stored user
  const user = storedUser();
  if (!user) return null;
  return (
    <>
      <IconButton
        sx={{ p: 0.5 }}
        aria-haspopup="dialog"
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar
          aria-hidden
          src={user.avatar ?? undefined}
          alt=""
          sx={{
            width: 34,
            height: 34,
            fontSize: 14,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initialsOf(user.name)}
        </Avatar>
        <span style={visuallyHidden}>{translate('shell.user_menu', { name: user.name })}</span>
      </IconButton>
      {anchor && (
        <Suspense>
          <AccountPanel user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
