import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { WebLink } from '../../ui/values/values.tsx';
import type { Offer } from './offersModal.ts';
import { useSwipe } from './useSwipe.ts';

interface OffersDialogProps {
  slides: readonly Offer[];
  /** The place of the slide that is shown. */
  at: number;
  isOpen: boolean;
  onNext: () => void;
  onPrevious: () => void;
  /** @param to the path of the offer's page */
  onReadMore: (to: string) => void;
  onClose: () => void;
}

const Slide = ({ offer, onReadMore }: { offer: Offer; onReadMore: (to: string) => void }) => {
  const translate = useTranslate();
  const to = `/offers/${offer.id}`;
  return (
    <div aria-live="polite">
      {offer.image && (
        <Box
          component="img"
          src={offer.image}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          px: 3,
          pt: 2.5,
          pb: 1,
          pr: offer.image ? 3 : 8,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="h2">{offer.title}</Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            '& > a:not(.MuiButton-root)': { color: 'primary.main' },
          }}
        >
          <Button component={LinkBase} to={to} variant="contained" onClick={() => onReadMore(to)}>
            {translate('news.read_more')}
          </Button>
          {offer.link && <WebLink address={offer.link} />}
        </Box>
      </Box>
    </div>
  );
};

/** Offers one at a time, with arrows, arrow keys and swiping where there are several (specification, chapter 2). */
export const OffersDialog = ({
  slides,
  at,
  isOpen,
  onNext,
  onPrevious,
  onReadMore,
  onClose,
}: OffersDialogProps) => {
  const translate = useTranslate();
  const areMany = slides.length > 1;
  const swipe = useSwipe(onNext, onPrevious);
  const offer = slides[at];
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onNext();
    if (key === 'ArrowLeft') onPrevious();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      {...(areMany ? { onKeyDown: press } : {})}
      slotProps={{
        paper: {
          'aria-label': translate('news.offers'),
          sx: { m: { xs: 1.5, sm: 4 }, touchAction: 'pan-y' },
          ...(areMany ? swipe : {}),
        },
      }}
    >
      <IconButton
        aria-label={translate('common.close')}
        onClick={onClose}
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <CloseIcon />
      </IconButton>
      {offer && <Slide offer={offer} onReadMore={onReadMore} />}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 2,
          minHeight: 16,
          px: 2,
          pb: 1.5,
        }}
      >
        {areMany && (
          <>
            <IconButton aria-label={translate('news.previous_offer')} onClick={onPrevious}>
              <ChevronLeft />
            </IconButton>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {translate('news.place', { place: at + 1, count: slides.length })}
            </Typography>
            <IconButton aria-label={translate('news.next_offer')} onClick={onNext}>
              <ChevronRight />
            </IconButton>
          </>
        )}
      </Box>
    </Dialog>
  );
};
