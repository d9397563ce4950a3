import { hasCall } from '@turntable/declare/data/resourceCalls.ts';
import { useCompanyOptions } from '../../authProvider/useCompanyOptions.ts';
import { NewsCorner } from './NewsCorner.tsx';
import { Notices } from './Notices.tsx';
import { Offers } from './Offers.tsx';
import { hasNotices } from './useNotices.ts';

/** Notifications and offers beside every screen, each for the users who get them (specification, chapter 6). */
const News = () => {
  const { areOffersEnabled } = useCompanyOptions();
  return (
    <NewsCorner>
      {areOffersEnabled && hasCall('offers', 'unread') && <Offers />}
      {hasNotices() && <Notices />}
    </NewsCorner>
  );
};

export default News;
