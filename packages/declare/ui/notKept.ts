/** Event on the window when the browser could not store a setting: its storage is full or switched off. */
export const NOT_KEPT = 'turntable-not-kept';
