import type { ReactNode } from 'react';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    className="picture"
    viewBox="0 0 200 110"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <ellipse cx="100" cy="92" rx="84" ry="11" strokeOpacity=".35" />
    {children}
  </svg>
);

/** An empty turntable. */
export const EmptyPicture = () => (
  <Picture>
    <g strokeOpacity=".7" strokeDasharray="4 5">
      <path d="M42 82c-6 0-9-3-9-8 0-8 4-12 12-14l20-4 18-16c4-3 8-5 14-5h22c6 0 10 2 14 6l14 15 16 4c6 2 9 5 9 11v6c0 4-3 5-6 5" />
      <path d="M76 82h56" />
      <circle cx="60" cy="82" r="11" />
      <circle cx="148" cy="82" r="11" />
    </g>
    <path d="M100 12v14M93 19h14" strokeWidth="3" />
  </Picture>
);

/** A turntable on which nothing was found. */
export const NothingFoundPicture = () => (
  <Picture>
    <circle cx="96" cy="48" r="26" />
    <path d="M115 67l20 20" strokeWidth="4" />
    <path d="M87 39l18 18M105 39L87 57" strokeOpacity=".7" />
  </Picture>
);

/** A turntable that does not turn. */
export const FailedPicture = () => (
  <Picture>
    <path d="M100 18l36 62H64z" strokeLinejoin="round" />
    <path d="M100 40v18" strokeWidth="3" />
    <path d="M100 68v.5" strokeWidth="4" />
  </Picture>
);
