import type { ResponseOf } from '../../../contract/call.ts';
import type { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';

/** An offer as its page has it. */
export type ShownOffer = ResponseOf<typeof adminSpecialOffers.one>['data'];
