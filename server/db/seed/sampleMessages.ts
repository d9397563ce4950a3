import type { SampleCompany } from './sampleUsers.ts';

interface SampleOffer {
  title: string;
  description: string;
  link: string;
  /** A file below this folder. */
  image: string | null;
  active: boolean;
  days: number;
}

/** The operator's offers, `days` old. */
export const SAMPLE_OFFERS: readonly SampleOffer[] = [
  {
    title: 'Reflective floor, free until the end of the month',
    description:
      '<p>Show your vehicles on a floor that mirrors them. <strong>No extra credits</strong> for the whole month.</p>',
    link: 'https://turntable.test/reflective-floor',
    image: 'finished/golf-03-front-left.jpg',
    active: true,
    days: 2,
  },
  {
    title: 'Your own showroom',
    description:
      '<p>We build a virtual room after photos of your house: walls, floor, light.</p><ul><li>Ready in five days</li><li>One price</li></ul>',
    link: 'https://turntable.test/showroom',
    image: 'assets/background-hall.jpg',
    active: true,
    days: 16,
  },
  {
    title: 'Photo day at your site',
    description: '<p>Still being planned.</p>',
    link: '',
    image: null,
    active: false,
    days: 1,
  },
];

interface SampleNotice {
  text: string;
  /** The company it goes to; without it, all companies. */
  to?: SampleCompany['key'];
  days: number;
}

/** The operator's notifications. */
export const SAMPLE_NOTICES: readonly SampleNotice[] = [
  { text: 'Welcome to the platform. The help has a guide to your first vehicle.', days: 45 },
  { text: 'New: photos find their views by the time they were taken.', days: 12 },
  {
    text: 'Your photographer is welcome to our course next month; two places are left.',
    to: 'nord',
    days: 5,
  },
  {
    text: 'Maintenance on Sunday from 6 to 7 in the morning. Photos that you send are processed afterwards.',
    days: 1,
  },
];
