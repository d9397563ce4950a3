import type { SampleCompany } from './sampleUsers.ts';

/** An album of the sample data with the albums in it. */
export interface SampleAlbum {
  name: string;
  /** The drawn photographs in it (samples/index.ts), the newest first. */
  files: readonly string[];
  /** How many of them, from the oldest on, are marked as processed. */
  processed: number;
  /** Days since the newest photo was added. */
  age: number;
  inside?: readonly SampleAlbum[];
}

const golf = (...views: string[]): string[] => views.map((view) => `golf-${view}.jpg`);
const passat = (...views: string[]): string[] => views.map((view) => `passat-${view}.jpg`);

/** Albums of the sample companies, so that the album pages show some at the first start. */
export const SAMPLE_ALBUMS: readonly (SampleAlbum & { company: SampleCompany['key'] })[] = [
  {
    company: 'nord',
    name: 'Showroom',
    age: 1,
    processed: 3,
    files: passat('02-front-left', '03-left', '05-rear', '06-rear-right', '08-front-right'),
    inside: [
      {
        name: 'Golf',
        age: 3,
        processed: 6,
        files: golf(
          '01-front',
          '03-front-left',
          '07-left',
          '09-rear-left',
          '16-right',
          '18-front-right',
        ),
        inside: [
          {
            name: 'Cockpit',
            age: 3,
            processed: 0,
            files: golf('20-driver-seat', '21-dashboard', '22-steering-wheel', '24-centre-console'),
          },
          {
            name: 'Details',
            age: 4,
            processed: 0,
            files: golf('27-wheel-front-left', '29-headlamp', '31-mirror', '36-key'),
          },
        ],
      },
    ],
  },
  { company: 'sued', name: 'Werbung', age: 6, processed: 0, files: passat('01-front', '07-right') },
];
