import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';
import { componentsOf } from './components.ts';
import { layoutOf, SIDEBAR } from './layout.ts';

const state = (main: string, contrastText: string) => ({ main, contrastText });

/** The palettes of a theme, and its font as CSS has it. */
interface Look {
  readonly light: Colours;
  readonly dark: Colours;
  readonly font?: string;
}

const SYSTEM_FONT = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const themeOf = (
  mode: 'light' | 'dark',
  { light, font = SYSTEM_FONT, ...palettes }: Look,
  colours = mode === 'light' ? light : palettes.dark,
): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: colours.lead, dark: colours.leadHover, contrastText: colours.onLead },
    secondary: { main: colours.mark, contrastText: light.text },
    success: state(colours.good, colours.onState),
    warning: state(colours.warn, colours.onState),
    error: state(colours.bad, colours.onState),
    info: state(colours.info, colours.onState),
    text: { primary: colours.text, secondary: colours.quiet },
    background: { default: colours.ground, paper: colours.surface },
    divider: colours.line,
    bulkActionsToolbarBackgroundColor: colours.raised,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: font,
    fontSize: 14,
    h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    h6: { fontSize: '1rem', fontWeight: 650 },
    subtitle2: { fontWeight: 600 },
  },
  sidebar: SIDEBAR,
  components: { ...componentsOf(colours, mode, light), ...layoutOf(colours) },
});

/** Returns react-admin's themes for palettes and a font. */
export const themesOf = (look: Look): { light: RaThemeOptions; dark: RaThemeOptions } => ({
  light: themeOf('light', look),
  dark: themeOf('dark', look),
});
