/** A palette: the colours that the theme is made of. Each pair of text and ground needs a contrast of at least 4.5 : 1 (WCAG 2.2, 1.4.3). */
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
  /** The menu on the left, and the ground of drawings. */
  rail: string;
  railText: string;
  railQuiet: string;
  railChosen: string;
}
