/** The shell's outline, as index.html has it: stands until it is known who is signed in, without a flicker in between. */
export const Frame = () => (
  <div className="frame" aria-hidden="true">
    <div className="frame-rail" />
    <div className="frame-header" />
    <div className="frame-rows" />
  </div>
);
