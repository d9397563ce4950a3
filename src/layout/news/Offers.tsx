import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Card from '@mui/material/Card';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { storedUser } from '@turntable/declare/api/session.ts';
import { WebLink } from '@turntable/declare/ui/values/WebLink.tsx';
import { LinkBase, useLocale, useStore, useTranslate } from 'react-admin';
import { offerSx } from '../../theme/news.ts';
import { leaveToPage } from './NewsCorner.tsx';
import { useOffers } from './useOffers.ts';

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
          sx={offerSx}
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
  const locale = useLocale();
  const [closedBy, setClosedBy] = useStore<number | undefined>('offers.closed');
  const close = () => {
    setClosedBy(user);
    leaveToPage();
  };
  return closedBy !== user && <OfferCard key={locale} onClose={close} />; // its offers are in one language
};
