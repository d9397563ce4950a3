import type { SampleCompany } from './sampleUsers.ts';

interface SampleOffer {
  title: string;
  description: string;
  title_de: string;
  description_de: string;
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
    title_de: 'Spiegelnder Boden, kostenlos bis Monatsende',
    description_de:
      '<p>Zeigen Sie Ihre Fahrzeuge auf einem Boden, der sie spiegelt. <strong>Ohne zusätzliche Credits</strong>, den ganzen Monat.</p>',
    link: 'https://turntable.test/reflective-floor',
    image: 'finished/golf-03-front-left.jpg',
    active: true,
    days: 2,
  },
  {
    title: 'Your own showroom',
    description:
      '<p>We build a virtual room after photos of your house: walls, floor, light.</p><ul><li>Ready in five days</li><li>One price</li></ul>',
    title_de: 'Ihr eigener Showroom',
    description_de:
      '<p>Wir bauen einen virtuellen Raum nach Fotos Ihres Hauses: Wände, Boden, Licht.</p><ul><li>In fünf Tagen fertig</li><li>Ein Preis</li></ul>',
    link: 'https://turntable.test/showroom',
    image: 'rooms/background-glass-hall.jpg',
    active: true,
    days: 16,
  },
  {
    title: 'Photo day at your site',
    description: '<p>Still being planned.</p>',
    title_de: 'Fototag bei Ihnen',
    description_de: '<p>Noch in Planung.</p>',
    link: '',
    image: null,
    active: false,
    days: 1,
  },
];

interface SampleNotice {
  text: string;
  text_de: string;
  /** The company it goes to; without it, all companies. */
  to?: SampleCompany['key'];
  days: number;
}

/** The operator's notifications. */
export const SAMPLE_NOTICES: readonly SampleNotice[] = [
  {
    text: 'Welcome to the platform. The help has a guide to your first vehicle.',
    text_de: 'Willkommen! In der Hilfe steht, wie Sie Ihr erstes Fahrzeug fotografieren.',
    days: 45,
  },
  {
    text: 'New: photos are assigned to their views by the time they were taken.',
    text_de: 'Neu: Fotos werden ihren Ansichten nach der Aufnahmezeit zugeordnet.',
    days: 12,
  },
  {
    text: 'Your photographer is welcome to our course next month; two places are left.',
    text_de: 'Im Kurs nächsten Monat sind noch zwei Plätze frei, auch für Ihren Fotografen.',
    to: 'nord',
    days: 5,
  },
  {
    text: 'Maintenance on Sunday from 6 to 7 in the morning. Photos that you send are processed afterwards.',
    text_de:
      'Wartung am Sonntag von 6 bis 7 Uhr. Fotos, die Sie in dieser Zeit senden, werden danach verarbeitet.',
    days: 1,
  },
];
