/** The brand's colours, as the web's palette has them: petrol leads, amber marks, graphite and paper carry. */
export const brand = {
  ink: '#0a1c1c',
  rail: '#10292a',
  deep: '#1c4443',
  petrol: '#2f6b68',
  sea: '#68c9c2',
  mist: '#a9bfbd',
  paper: '#f1f6f5',
  amber: '#e0912f',
  amberLight: '#f5b866',
  amberDark: '#b46d17',
  /** Readable on white and on graphite alike (at least 4.2 : 1 on both). */
  between: '#2c8a85',
} as const;
