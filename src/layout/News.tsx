import { hasCall } from '../dataProvider/resourceCalls.ts';
import { Notices } from './notices.tsx';
import { OffersModal } from './offers/OffersModal.tsx';

/** What the operator has to say, above every screen: notices and offers, each for the users who get them (specification, chapter 6). */
const News = () => (
  <>
    {hasCall('notifications', 'unread') && <Notices />}
    {hasCall('offers', 'unread') && <OffersModal />}
  </>
);

export default News;
