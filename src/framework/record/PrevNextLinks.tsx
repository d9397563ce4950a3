import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import {
  LinkBase,
  type SortPayload,
  useNavigate,
  usePrevNextController,
  useTranslate,
} from 'react-admin';
import { useSingleKeys } from '../../ui/keys/useSingleKeys.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { listMeta } from '../list/listMeta.ts';
import { listStoreKey } from '../list/useAskedFilter.ts';

/** As many records are read at once where the list's page does not hold both neighbours. */
const MOST = 100;
const KEYS_ARE_TAKEN =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(KEYS_ARE_TAKEN)));

interface PrevNextLinksProps {
  resource: string;
  /** How the list is sorted that nobody has sorted. */
  sort: SortPayload;
  /** There is a list for this user. */
  hasList: boolean;
  pathOf: (id: string) => string;
  /** The keys j and k are free: no list on this page uses them. */
  hasKeys: boolean;
}

/** Leads to the previous and the next record of the list, as it was last filtered and sorted, also by keys. */
export const PrevNextLinks = ({ resource, sort, hasList, pathOf, hasKeys }: PrevNextLinksProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const place = usePlace(resource);
  const [areKeysOn] = useSingleKeys();
  const { prevPath, nextPath } = usePrevNextController({
    resource,
    storeKey: listStoreKey(resource, place),
    sort,
    limit: MOST,
    queryOptions: { meta: listMeta(resource, place), enabled: hasList },
  });
  const inPlace = (path: string | undefined) =>
    path && pathOf(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)));
  const steps = [
    { key: 'k', label: translate('record.previous'), to: inPlace(prevPath), Icon: NavigateBefore },
    { key: 'j', label: translate('record.next'), to: inPlace(nextPath), Icon: NavigateNext },
  ];

  useEffect(() => {
    if (!hasKeys || !areKeysOn) return;
    const press = (event: KeyboardEvent) => {
      const to = isFree(event) && steps.find(({ key }) => key === event.key)?.to;
      if (to) navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  if (!prevPath && !nextPath) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
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
