import { themesOf } from '@turntable/declare/theme/themesOf.ts';
import { dark, FONT, light } from '../../brand.ts';

export const { light: lightTheme, dark: darkTheme } = themesOf({ light, dark, font: FONT });
