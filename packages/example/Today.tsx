import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { PageTitle } from '@turntable/declare/ui/Trail.tsx';
import { Link, useGetList, useTranslate } from 'react-admin';

/** The page of the workshop's day: the jobs that are open. */
const Today = () => {
  const translate = useTranslate();
  const pagination = { page: 1, perPage: 10 };
  const { data = [], total = 0 } = useGetList('jobs', { filter: { state: 'open' }, pagination });
  return (
    <Card>
      <CardContent>
        <PageTitle title={translate('pages.today')} />
        <Typography variant="h2">
          {translate('resources.jobs.choices.state.open')}: {total}
        </Typography>
        {data.map(({ id, title }) => (
          <Typography key={id}>
            <Link to={`/jobs/${id}`}>{title}</Link>
          </Typography>
        ))}
      </CardContent>
    </Card>
  );
};

export default Today;
