import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { usePageState } from './actions.tsx';
import { usePhotoSeries } from './comparison.tsx';
import { ComplaintEntry, useComplaints } from './complaints.tsx';

const Entries = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '12px 0', borderTop: `1px solid ${theme.palette.divider}` },
}));

/** What was said about this vehicle's pictures, each with the way to the picture. Not there while nobody has complained. */
const ComplaintsPanel = () => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const { data: complaints = [] } = useComplaints();
  const series = usePhotoSeries();
  if (complaints.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="complaints-title" sx={{ p: 2, mt: 3 }}>
      <Typography id="complaints-title" variant="h2" sx={{ mb: 1 }}>
        {translate('complaints.title')}
      </Typography>
      <Entries>
        {complaints.map((complaint) => {
          const name = series.find(({ photo }) => photo.id === complaint.photo_id)?.name;
          return (
            <li key={complaint.id}>
              {name && (
                <Button
                  size="small"
                  onClick={() => setOverlay({ name: 'compare', photo: complaint.photo_id })}
                  sx={{ ml: -0.5, mb: 0.5 }}
                >
                  {translate('complaints.show', { view: name })}
                </Button>
              )}
              <ComplaintEntry complaint={complaint} />
            </li>
          );
        })}
      </Entries>
    </Card>
  );
};

export default ComplaintsPanel;
