/** Width of the menu's rail in pixels: wide enough for the longest word of a menu; longer names go into a second line. */
export const RAIL_WIDTH = 232;
