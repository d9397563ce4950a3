/**
 * The product's colours: a photo studio at rest. Paper and graphite carry the pictures, petrol leads, amber marks.
 * Every pair of text and ground that the theme makes of them has a contrast of at least 4.5 : 1 (tests/unit/web/palette).
 */
export interface Colours {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  /** Borders of inputs and controls: 3 : 1 against the ground. */
  control: string;
  text: string;
  quiet: string;
  lead: string;
  leadHover: string;
  onLead: string;
  mark: string;
  good: string;
  warn: string;
  bad: string;
  info: string;
  /** Text on good, warn, bad and info. */
  onState: string;
  rail: string;
  railText: string;
  railQuiet: string;
  railChosen: string;
}

export const light: Colours = {
  ground: '#f4f5f3',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#dfe3e1',
  control: '#7b8784',
  text: '#16211f',
  quiet: '#52605d',
  lead: '#0a6460',
  leadHover: '#084f4c',
  onLead: '#ffffff',
  mark: '#e0912f',
  good: '#1d7040',
  warn: '#8f5300',
  bad: '#b3261e',
  info: '#1f5f99',
  onState: '#ffffff',
  rail: '#10292a',
  railText: '#f1f6f5',
  railQuiet: '#a9bfbd',
  railChosen: '#1c4443',
};

export const dark: Colours = {
  ground: '#0f1514',
  surface: '#171f1e',
  raised: '#1f2928',
  line: '#2c3837',
  control: '#7d8c89',
  text: '#e8eeec',
  quiet: '#a3b2af',
  lead: '#68c9c2',
  leadHover: '#8bd9d3',
  onLead: '#06211f',
  mark: '#f0aa52',
  good: '#7ed09a',
  warn: '#f0b460',
  bad: '#ff9d94',
  info: '#8ec4f5',
  onState: '#10191a',
  rail: '#0a100f',
  railText: '#e8eeec',
  railQuiet: '#a3b2af',
  railChosen: '#1b2f2e',
};
