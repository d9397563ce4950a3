import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

interface FailureListProps {
  title: string;
  failures: readonly { key: string | number; name: string; text: string }[];
}

/** What did not go as wanted, one by one. */
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
