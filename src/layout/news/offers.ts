import type { SpecialOffer } from '../../../contract/offers/offer.ts';

export type Offer = Pick<SpecialOffer, 'id' | 'title' | 'link' | 'image'>;

/** The modal of offers (specification, chapter 4): shown while it has slides. */
export interface Offers {
  /** Active offers that the server calls unread. */
  offers: readonly Offer[];
  /** Marked as read from here; the server's answers may not know it yet. */
  read: readonly number[];
  slides: readonly Offer[];
  /** The place of the slide that is shown. */
  at: number;
  /** Left by “read more”, for the page at this path: shown again when the user goes on from there. */
  leftFor?: string | undefined;
}

export type OffersEvent =
  /** `isBusy`: the user is in the middle of something, nothing may open over it. */
  | { type: 'loaded'; offers: readonly Offer[]; isBusy: boolean }
  | { type: 'went'; path: string }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'readMore'; path: string };

export const OFFERS_AT_FIRST: Offers = { offers: [], read: [], slides: [], at: 0 };

/** The offers that the server should call unread, by what is known here. */
export const unread = ({ offers, read }: Offers): readonly Offer[] =>
  offers.filter(({ id }) => !read.includes(id));

/** At a slide: its offer is read. */
const at = (state: Offers, slides: readonly Offer[], place: number): Offers => {
  const id = slides[place]?.id;
  const read = id === undefined || state.read.includes(id) ? state.read : [...state.read, id];
  return { ...state, read, slides, at: place };
};

/** What is new follows behind; what is unread and not there any more was withdrawn. What the user has seen stays where it is. */
const renewed = (state: Offers): Offers => {
  const here = state.slides[state.at];
  const kept = state.slides.filter(
    ({ id }) => state.read.includes(id) || state.offers.some((offer) => offer.id === id),
  );
  const added = state.offers.filter(({ id }) => !kept.some((slide) => slide.id === id));
  const slides = [...kept, ...added];
  return { ...state, slides, at: slides.findIndex(({ id }) => id === here?.id) };
};

/** Returns what an event makes of the modal; what does not concern it changes nothing. */
export const offersAfter = (state: Offers, event: OffersEvent): Offers => {
  const isShown = state.slides.length > 0;
  switch (event.type) {
    case 'loaded': {
      const now = { ...state, offers: event.offers };
      if (isShown) return renewed(now);
      return event.isBusy || state.leftFor ? now : at(now, unread(now), 0);
    }
    case 'went':
      if (isShown || event.path === state.leftFor) return state;
      return at({ ...state, leftFor: undefined }, unread(state), 0);
    case 'moved':
      if (!isShown) return state;
      return at(
        state,
        state.slides,
        (state.at + event.by + state.slides.length) % state.slides.length,
      );
    case 'readMore':
      return isShown ? { ...state, slides: [], leftFor: event.path } : state;
  }
};
