/** How the browser's own checkboxes and radio buttons look. `size` in pixels. */
export const nativeBox = (colour: string, size = 18) => ({
  flex: 'none',
  width: size,
  height: size,
  margin: 0,
  accentColor: colour,
  cursor: 'pointer',
});
