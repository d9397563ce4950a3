import { LogoMark } from './LogoMark.tsx';

/** The shell's outline, as index.html has it: stands until it is known who is signed in, without a flicker in between. */
export const Frame = () => (
  <div className="frame" aria-hidden="true">
    <div className="frame-rail">
      <LogoMark />
    </div>
    <div className="frame-header">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z" />
      </svg>
    </div>
    <div className="frame-rows" />
  </div>
);
