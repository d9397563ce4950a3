import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Dialog from '@mui/material/Dialog';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { type TouchEvent, useRef } from 'react';
import { LinkBase, useStore, useTranslate } from 'react-admin';
import { storedUser } from '../../api/session.ts';
import { WebLink } from '../../ui/values/WebLink.tsx';
import type { Offer } from './offers.ts';
import { useOffers } from './useOffers.ts';

/** How far a finger must move to swipe, in pixels. */
const FAR = 40;

/** Returns touch handlers for horizontal swipes; vertical movement scrolls the page. */
const useSwipe = (onLeft: () => void, onRight: () => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
};

const Slide = ({ offer, onReadMore }: { offer: Offer; onReadMore: (path: string) => void }) => {
  const translate = useTranslate();
  const path = `/offers/${offer.id}`;
  return (
    <Card aria-live="polite" sx={{ border: 0, overflowWrap: 'anywhere' }}>
      {offer.image && (
        <CardMedia component="img" image={offer.image} alt="" sx={{ aspectRatio: '16 / 9' }} />
      )}
      <CardContent sx={{ px: 3, pb: 0, pr: offer.image ? 3 : 8 }}>
        <Typography variant="h2">{offer.title}</Typography>
      </CardContent>
      <CardActions
        sx={{ px: 3, flexWrap: 'wrap', gap: 2, '& > a[target]': { color: 'primary.main' } }}
      >
        <Button component={LinkBase} to={path} variant="contained" onClick={() => onReadMore(path)}>
          {translate('news.read_more')}
        </Button>
        {offer.link && <WebLink address={offer.link} />}
      </CardActions>
    </Card>
  );
};

/** Shows offers one at a time; several can be browsed with arrows, arrow keys and swipes (specification, chapter 2). */
const OffersDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { slides, at, tell } = useOffers();
  const next = () => tell({ type: 'moved', by: 1 });
  const previous = () => tell({ type: 'moved', by: -1 });
  const swipe = useSwipe(next, previous);
  const offer = slides[at];
  return (
    offer && (
      <Dialog
        open
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') next();
          if (key === 'ArrowLeft') previous();
        }}
        slotProps={{
          paper: { 'aria-label': translate('news.offers'), sx: { touchAction: 'pan-y' }, ...swipe },
        }}
      >
        <Fab
          size="small"
          aria-label={translate('common.close')}
          onClick={onClose}
          sx={{ position: 'absolute', top: 8, right: 8 }}
        >
          <CloseIcon />
        </Fab>
        <Slide offer={offer} onReadMore={(path) => tell({ type: 'readMore', path })} />
        {slides.length > 1 && (
          <MobileStepper
            variant="text"
            position="static"
            steps={slides.length}
            activeStep={at}
            backButton={
              <IconButton aria-label={translate('news.previous_offer')} onClick={previous}>
                <ChevronLeft />
              </IconButton>
            }
            nextButton={
              <IconButton aria-label={translate('news.next_offer')} onClick={next}>
                <ChevronRight />
              </IconButton>
            }
          />
        )}
      </Dialog>
    )
  );
};

/** Opens unread offers automatically. Once the user closes them, they stay closed until the next sign-in (specification, chapters 2 and 4). */
export const Offers = () => {
  const user = storedUser()?.id;
  const [closedBy, setClosedBy] = useStore<number | undefined>('offers.closed');
  return closedBy !== user && <OffersDialog onClose={() => setClosedBy(user)} />;
};
