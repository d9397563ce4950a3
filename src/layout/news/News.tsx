import { useCompanyOptions } from '../../authProvider/useCompanyOptions.ts';
import { hasCall } from '../../dataProvider/resourceCalls.ts';
import { Notices } from './Notices.tsx';
import { Offers } from './Offers.tsx';
import { hasNotices } from './useNotices.ts';

/** Notifications and offers above every screen, each for the users who get them (specification, chapter 6). */
const News = () => {
  const { areOffersEnabled } = useCompanyOptions();
  return (
    <>
      {hasNotices() && <Notices />}
      {areOffersEnabled && hasCall('offers', 'unread') && <Offers />}
    </>
  );
};

export default News;
