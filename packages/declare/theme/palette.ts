import type { Colours } from './colours.ts';

const light: Colours = {
  ground: '#f5f6f8',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#dde1e7',
  control: '#7a8491',
  text: '#18202a',
  quiet: '#535d6b',
  lead: '#1f5f99',
  leadHover: '#184c7b',
  onLead: '#ffffff',
  mark: '#d08a2a',
  good: '#1d7040',
  warn: '#8f5300',
  bad: '#b3261e',
  info: '#1f5f99',
  onState: '#ffffff',
  rail: '#1b2733',
  railText: '#f2f5f8',
  railQuiet: '#b3bfcc',
  railChosen: '#2c3f52',
};

const dark: Colours = {
  ground: '#11151a',
  surface: '#191f26',
  raised: '#222a33',
  line: '#303a45',
  control: '#7f8b98',
  text: '#e9edf1',
  quiet: '#a6b1bd',
  lead: '#8ec4f5',
  leadHover: '#aed5f8',
  onLead: '#0b2238',
  mark: '#f0b460',
  good: '#7ed09a',
  warn: '#f0b460',
  bad: '#ff9d94',
  info: '#8ec4f5',
  onState: '#12181f',
  rail: '#0b0f13',
  railText: '#e9edf1',
  railQuiet: '#a6b1bd',
  railChosen: '#243240',
};

/** The palette of an application that names none. */
export const PLAIN = { light, dark };
