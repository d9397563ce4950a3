import type { SpecialOffer } from '../../../contract/entities/communication.ts';

export type Offer = Pick<SpecialOffer, 'id' | 'title' | 'link' | 'image'>;

interface Known {
  /** Whether the company has offers at all. */
  isEnabled: boolean;
  /** Active offers that the server calls unread. */
  offers: readonly Offer[];
  /** Marked as read from here; the server's answers may not know it yet. */
  read: readonly number[];
}

/** The modal of offers (specification, chapter 4). */
export type OffersModal = Known &
  (
    | { name: 'hidden' }
    | { name: 'shown'; slides: readonly Offer[]; at: number }
    /** Left by “read more”, for the page at this path: shown again when the user goes on from there. */
    | { name: 'left'; to: string }
    /** Closed by the user: never shown again. */
    | { name: 'closed' }
  );

export type OffersEvent =
  | { type: 'settings'; isEnabled: boolean }
  /** @param isBusy the user is in the middle of something: nothing may open over it */
  | { type: 'loaded'; offers: readonly Offer[]; isBusy: boolean }
  | { type: 'went'; path: string }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'readMore'; to: string }
  | { type: 'close' };

type In<Name extends OffersModal['name']> = Extract<OffersModal, { name: Name }>;
type Transition<State, Type> = (
  state: State,
  event: Extract<OffersEvent, { type: Type }>,
) => OffersModal;
type Transitions<State> = { [Type in OffersEvent['type']]?: Transition<State, Type> };

const knownOf = ({ isEnabled, offers, read }: OffersModal): Known => ({ isEnabled, offers, read });
const unread = ({ offers, read }: Known): readonly Offer[] =>
  offers.filter(({ id }) => !read.includes(id));

/** At a slide: its offer is read. */
const at = (known: Known, slides: readonly Offer[], place: number): OffersModal => {
  const offer = slides[place];
  if (!offer) return { ...known, name: 'hidden' };
  const read = known.read.includes(offer.id) ? known.read : [...known.read, offer.id];
  return { ...known, read, name: 'shown', slides, at: place };
};

/** Opens where there is something to show; stays hidden otherwise. */
const opened = (known: Known): OffersModal =>
  known.isEnabled ? at(known, unread(known), 0) : { ...known, name: 'hidden' };

const moved = (modal: In<'shown'>, by: 1 | -1): OffersModal =>
  at(knownOf(modal), modal.slides, (modal.at + by + modal.slides.length) % modal.slides.length);

/** What is new follows behind; what is unread and not there any more was withdrawn. What the user has seen stays where it is. */
const renewed = (modal: In<'shown'>, offers: readonly Offer[]): OffersModal => {
  const here = modal.slides[modal.at];
  const kept = modal.slides.filter(
    ({ id }) => modal.read.includes(id) || offers.some((offer) => offer.id === id),
  );
  const slides = [...kept, ...offers.filter(({ id }) => !kept.some((slide) => slide.id === id))];
  return { ...modal, offers, slides, at: slides.findIndex(({ id }) => id === here?.id) };
};

const TABLE: { [Name in OffersModal['name']]: Transitions<In<Name>> } = {
  hidden: {
    settings: (modal, { isEnabled }) => ({ ...modal, isEnabled }),
    loaded: (modal, { offers, isBusy }) =>
      isBusy ? { ...modal, offers } : opened({ ...knownOf(modal), offers }),
    went: (modal) => opened(knownOf(modal)),
    close: (modal) => ({ ...knownOf(modal), name: 'closed' }), // in another window
  },
  shown: {
    settings: (modal, { isEnabled }) =>
      isEnabled ? modal : { ...knownOf(modal), isEnabled, name: 'hidden' },
    loaded: (modal, { offers }) => renewed(modal, offers),
    next: (modal) => moved(modal, 1),
    previous: (modal) => moved(modal, -1),
    readMore: (modal, { to }) => ({ ...knownOf(modal), name: 'left', to }),
    close: (modal) => ({ ...knownOf(modal), name: 'closed' }),
  },
  left: {
    settings: (modal, { isEnabled }) => ({ ...modal, isEnabled }),
    loaded: (modal, { offers }) => ({ ...modal, offers }),
    went: (modal, { path }) => (path === modal.to ? modal : opened(knownOf(modal))),
    close: (modal) => ({ ...knownOf(modal), name: 'closed' }),
  },
  closed: {},
};

/** Hidden, until it is known what there is. */
export const offersAtFirst = (isEnabled: boolean): OffersModal => ({
  name: 'hidden',
  isEnabled,
  offers: [],
  read: [],
});

/** What an event makes of the modal; what does not concern its state changes nothing. */
export const offersAfter = (modal: OffersModal, event: OffersEvent): OffersModal => {
  const transition = TABLE[modal.name][event.type] as
    | Transition<OffersModal, OffersEvent['type']>
    | undefined; // the table's entry is for this state and event
  return transition?.(modal, event) ?? modal;
};

/** How many offers the server should call unread, by what is known here. */
export const unreadOffers = (modal: OffersModal): number => unread(modal).length;
