/** Sent to the window when the browser does not keep a setting: its storage is full or switched off. */
export const NOT_KEPT = 'turntable-not-kept';
