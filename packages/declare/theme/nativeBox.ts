/** Returns styles for the browser's own check boxes and radio buttons. `size` in pixels. */
export const nativeBox = (colour: string, size = 18) => ({
  flex: 'none',
  width: size,
  height: size,
  margin: 0,
  accentColor: colour,
  cursor: 'pointer',
});
