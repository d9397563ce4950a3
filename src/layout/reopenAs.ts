import { onlineManager } from '@tanstack/react-query';

/**
 * Switches to another user's session and reopens the product, because nothing read before may stay on the screen. Until it is gone, the old page
 * reads nothing more: the new session may be refused what it polls.
 */
export const reopenAs = (switchSession: () => void): void => {
  onlineManager.setOnline(false);
  window.addEventListener('pageshow', () => window.location.reload()); // if the browser kept the page for "back"
  switchSession();
  window.location.assign('/');
};
