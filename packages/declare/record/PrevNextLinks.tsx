import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { LinkBase, useNavigate, usePrevNextController, useTranslate } from 'react-admin';
import { useRights } from '../access/useRights.ts';
import { usualSort } from '../list/filters.ts';
import { useListKey } from '../list/useAskedFilter.ts';
import { resourceNamed } from '../registry.ts';
import { useKeys } from '../ui/keys/useKeys.ts';

/** How many records are read at once if the list's page does not contain both neighbours. */
const MOST = 100;

interface PrevNextLinksProps {
  resource: string;
  pathOf: (id: string) => string;
  /** Whether the keys j and k are free: no list on this page uses them. */
  hasKeys: boolean;
}

/** Links, with keys, to the previous and the next record of the list as it was last filtered and sorted. */
export const PrevNextLinks = ({ resource, pathOf, hasKeys }: PrevNextLinksProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { storeKey, meta } = useListKey(resource);
  const { prevPath, nextPath } = usePrevNextController({
    resource,
    storeKey,
    sort: usualSort(resourceNamed(resource)),
    limit: MOST,
    queryOptions: { meta, enabled: useRights(resource)('list').may },
  });
  const inPlace = (path: string | undefined) =>
    path && pathOf(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)));
  const steps = [
    { key: 'k', label: translate('record.previous'), to: inPlace(prevPath), Icon: NavigateBefore },
    { key: 'j', label: translate('record.next'), to: inPlace(nextPath), Icon: NavigateNext },
  ];
  const go = (to: string | undefined) => () => {
    if (to) navigate(to);
    return to !== undefined;
  };
  useKeys(hasKeys ? Object.fromEntries(steps.map(({ key, to }) => [key, go(to)])) : {});

  if (!prevPath && !nextPath) return null;
  return (
    <Stack direction="row" className="prevNext" sx={{ gap: 0.5 }}>
      {steps.map(({ key, label, to, Icon }) => (
        <IconButton
          key={key}
          size="small"
          aria-label={label}
          {...(to ? { component: LinkBase, to, title: label } : { disabled: true })}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
};
