import type { SpecialOffer } from '../../../contract/offers/offer.ts';

export type Offer = Pick<SpecialOffer, 'id' | 'title' | 'link' | 'image'>;

/** The state of the offers' dialog (specification, chapter 4): open while it has slides. */
export interface Offers {
  /** Active offers that the server reports as unread. */
  offers: readonly Offer[];
  /** Ids marked as read in this tab; the server's last answer may not include them. */
  read: readonly number[];
  slides: readonly Offer[];
  /** The index of the slide that is shown. */
  at: number;
  /** The path that "read more" led to: the dialog opens again when the user leaves it. */
  leftFor?: string | undefined;
}

export type OffersEvent =
  /** `isBusy`: the user is doing something that the dialog must not interrupt. */
  | { type: 'loaded'; offers: readonly Offer[]; isBusy: boolean }
  | { type: 'went'; path: string }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'readMore'; path: string };

export const NO_OFFERS: Offers = { offers: [], read: [], slides: [], at: 0 };

/** Returns the offers that the server should count as unread, given what was read here. */
export const unread = ({ offers, read }: Offers): readonly Offer[] =>
  offers.filter(({ id }) => !read.includes(id));

/** Shows the slide at `place` and marks its offer as read. */
const at = (state: Offers, slides: readonly Offer[], place: number): Offers => {
  const id = slides[place]?.id;
  const read = id === undefined || state.read.includes(id) ? state.read : [...state.read, id];
  return { ...state, read, slides, at: place };
};

/** Merges new offers into the open dialog: appends new ones, drops unread ones that were withdrawn, and keeps the shown slide. */
const renewed = (state: Offers): Offers => {
  const here = state.slides[state.at];
  const kept = state.slides.filter(
    ({ id }) => state.read.includes(id) || state.offers.some((offer) => offer.id === id),
  );
  const added = state.offers.filter(({ id }) => !kept.some((slide) => slide.id === id));
  const slides = [...kept, ...added];
  return { ...state, slides, at: slides.findIndex(({ id }) => id === here?.id) };
};

/** Returns the state after an event; the same state if the event does not concern it. */
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
