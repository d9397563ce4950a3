import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Card from '@mui/material/Card';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { LinkBase, useStore, useTranslate } from 'react-admin';
import { storedUser } from '../../api/session.ts';
import { WebLink } from '../../ui/values/WebLink.tsx';
import { useOffers } from './useOffers.ts';

/** Low on a phone, with the picture beside the text; in the menu the picture is above it. */
const cardSx = {
  position: 'relative',
  display: { xs: 'flex', md: 'block' },
  boxShadow: 8,
  pointerEvents: 'auto',
  '& > img': { width: { xs: 80, md: '100%' }, aspectRatio: { md: '5 / 2' } },
  '& > div': { flex: 1, display: 'flex', flexWrap: 'wrap', minWidth: 0, p: 1, pl: 1.5 },
  '& h2': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: 1, md: 3 },
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    flex: '1 0 100%',
    pr: 3,
  },
  '& p': { flex: '1 0 auto', display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, py: 0.5 },
  '& a': { fontSize: 14, color: 'primary.main' },
  '& .MuiMobileStepper-root': { flexGrow: { md: 1 }, p: 0, bgcolor: 'transparent' },
  '& > button': { position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper' },
} as const;

/** Shows offers one at a time; several can be browsed with arrows and arrow keys (specification, chapter 2). */
const OfferCard = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { slides, at, tell } = useOffers();
  const next = () => tell({ type: 'moved', by: 1 });
  const previous = () => tell({ type: 'moved', by: -1 });
  const offer = slides[at];
  const path = `/offers/${offer?.id}`;
  const button = (label: string, Icon: typeof CloseIcon, onClick: () => void) => (
    <IconButton size="small" aria-label={translate(label)} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <div aria-live="polite">
      {offer && (
        <Card
          component="section"
          aria-label={translate('news.offers')}
          sx={cardSx}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') next();
            if (key === 'ArrowLeft') previous();
            if (key === 'Escape') onClose();
          }}
        >
          {offer.image && <CardMedia component="img" image={offer.image} alt="" />}
          <div>
            <Typography variant="subtitle2" component="h2">
              {offer.title}
            </Typography>
            <p>
              <Link component={LinkBase} to={path} onClick={() => tell({ type: 'readMore', path })}>
                {translate('news.read_more')}
              </Link>
              {offer.link && <WebLink address={offer.link} />}
            </p>
            {slides.length > 1 && (
              <MobileStepper
                variant="text"
                position="static"
                steps={slides.length}
                activeStep={at}
                backButton={button('news.previous_offer', ChevronLeft, previous)}
                nextButton={button('news.next_offer', ChevronRight, next)}
              />
            )}
          </div>
          {button('common.close', CloseIcon, onClose)}
        </Card>
      )}
    </div>
  );
};

/** Shows unread offers until the user closes them; then they stay closed until the next sign-in (specification, chapters 2 and 4). */
export const Offers = () => {
  const user = storedUser()?.id;
  const [closedBy, setClosedBy] = useStore<number | undefined>('offers.closed');
  const close = () => {
    setClosedBy(user);
    document.querySelector<HTMLElement>('.skip-nav-button')?.click(); // the next Tab goes into the page
  };
  return closedBy !== user && <OfferCard onClose={close} />;
};
