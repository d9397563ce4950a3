import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { nameKey } from '../../framework/define/textKeys.ts';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 16px',
    marginBottom: -1,
    borderBottom: '2px solid transparent',
    color: theme.palette.text.secondary,
    fontSize: 14,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.palette.text.primary },
  '& a[aria-current]': { borderColor: theme.palette.primary.main, color: theme.palette.primary.main },
}));

/** The parts of the profile: the own data, and for whoever leads a company its staff (specification, chapter 2). */
export const ProfileTabs = ({ shown }: { shown: 'common' | 'staff' }) => {
  const translate = useTranslate();
  const hasStaff = useMayDo('users', 'list');
  if (!hasStaff) return null;
  return (
    <Bar aria-label={translate('pages.profile.tabs')}>
      <LinkBase to="/profile" aria-current={shown === 'common' ? 'page' : undefined}>
        {translate('pages.profile.common')}
      </LinkBase>
      <LinkBase to="/users" aria-current={shown === 'staff' ? 'page' : undefined}>
        {translate(nameKey('users'), { smart_count: 2 })}
      </LinkBase>
    </Bar>
  );
};
