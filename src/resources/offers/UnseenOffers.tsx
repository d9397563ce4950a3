import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'react-admin';
import { useOfferReaders } from './useOfferReaders.ts';

/** Tells the operator that no company can see special offers, and where to change that. */
const UnseenOffers = () => {
  const translate = useTranslate();
  const { count, text } = useOfferReaders();
  return (
    count === 0 && (
      <Alert severity="info">
        {text}{' '}
        <Link component={LinkBase} to="/companies" color="inherit">
          {translate('news.offers_switch_on')}
        </Link>
      </Alert>
    )
  );
};

export default UnseenOffers;
