import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface FailureListProps {
  title: string;
  failures: readonly { key: string | number; name: string; text: string }[];
}

/** Lists what failed, and why. */
export const FailureList = ({ title, failures }: FailureListProps) => (
  <section aria-label={title}>
    <Typography variant="h3">{title}</Typography>
    <List dense disablePadding>
      {failures.map(({ key, name, text }) => (
        <ListItem key={key} divider disableGutters>
          <ListItemText primary={name} secondary={text} sx={{ overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  </section>
);

/** Longest list of names; the rest is counted. */
const MOST = 6;

/** Names the items that an action is about. */
export const NameList = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  const more = names.length - MOST;
  return (
    <Typography component="ul" variant="body2" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
      {names.slice(0, more === 1 ? MOST + 1 : MOST).map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
        <li key={place}>{name}</li>
      ))}
      {more > 1 && <li>{translate('list.bulk.and_more', { smart_count: more })}</li>}
    </Typography>
  );
};
