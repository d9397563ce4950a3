import { onTestFinished } from 'vitest';

/** Makes the window as narrow as a phone's for the rest of the test. */
export const beOnPhone = (): void => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
};
