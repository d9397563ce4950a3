/** A sample company that fills the operator's lists; the start message offers no sign-in to it. */
export interface SampleDealer {
  /** Used in e-mail addresses: `chief@<key>.test`. */
  key: string;
  title: string;
  chief: string;
  staff: readonly string[];
  tokens: number;
  credits: number;
  /** Days since it was created; its history goes back as far, at most half a year. */
  age: number;
  /** Days since the last visit; null: never. */
  visit: number | null;
  parent?: string;
  blocked?: true;
  debt?: true;
  premoderation?: true;
  offers?: true;
}

const dealer = (
  key: string,
  title: string,
  [chief, ...staff]: [string, ...string[]],
  [tokens, credits]: [number, number],
  [age, visit]: [number, number | null],
  more: Partial<SampleDealer> = {},
): SampleDealer => ({ key, title, chief, staff, tokens, credits, age, visit, ...more });

/** Parents before their sub-companies. */
export const SAMPLE_DEALERS: readonly SampleDealer[] = [
  dealer(
    'rhein',
    'Autowelt Rhein',
    ['Petra Schmitz', 'Jan Faber', 'Lea Kolb', 'Tim Werner'],
    [18, 240],
    [690, 0],
    { offers: true },
  ),
  dealer('rhein-bonn', 'Autowelt Rhein, Bonn', ['Sven Adams', 'Mia Roth'], [6, 35], [610, 1], {
    parent: 'rhein',
  }),
  dealer('rhein-mainz', 'Autowelt Rhein, Mainz', ['Clara Vogt', 'Ole Brandt'], [0, 22], [580, 3], {
    parent: 'rhein',
  }),
  dealer('alpen', 'Alpenland Automobile', ['Franz Gruber', 'Resi Maier'], [12, 60], [540, 2], {
    premoderation: true,
  }),
  dealer(
    'elbe',
    'Elbe Motors',
    ['Henrike Timm', 'Arne Paulsen', 'Birte Jahn'],
    [30, 15],
    [500, 0],
    { offers: true },
  ),
  dealer('hansa', 'Hansa Fahrzeuge', ['Klaas Petersen', 'Wiebke Lund'], [4, 80], [470, 6]),
  dealer('krause', 'Gebrauchtwagen Krause', ['Uwe Krause', 'Dirk Krause'], [0, 5], [450, 120], {
    blocked: true,
  }),
  dealer('spree', 'Spree Mobil', ['Aylin Kaya', 'Robert Lenz', 'Nina Bauer'], [9, 110], [420, 1]),
  dealer('taunus', 'Taunus Sportwagen', ['Viktor Stein'], [2, 18], [390, 9], {
    premoderation: true,
  }),
  dealer('lausitz', 'Autohof Lausitz', ['Silke Noack', 'Paul Kretschmar'], [0, -3], [365, 4], {
    debt: true,
  }),
  dealer('eifel', 'Eifel Geländewagen', ['Bernd Thelen'], [7, 12], [330, 14]),
  dealer(
    'donau',
    'Donau Autozentrum',
    ['Maria Huber', 'Stefan Wolf', 'Eva Lang'],
    [25, 300],
    [300, 0],
    { offers: true },
  ),
  dealer(
    'donau-passau',
    'Donau Autozentrum, Passau',
    ['Georg Eder', 'Anna Fink'],
    [5, 40],
    [260, 2],
    { parent: 'donau' },
  ),
  dealer('weser', 'Weser Wagen', ['Hauke Meyer', 'Insa Otten'], [1, 9], [220, 21]),
  dealer('harz', 'Harzer Automarkt', ['Gudrun Böhme', 'Falk Zander'], [14, 55], [190, 5]),
  dealer('isar', 'Isar Premium Cars', ['Leonie Graf', 'Max Seidl'], [16, 150], [150, 1], {
    premoderation: true,
    offers: true,
  }),
  dealer('ruhr', 'Ruhr Nutzfahrzeuge', ['Mehmet Yıldız', 'Kevin Sobotta'], [3, 44], [120, 3]),
  dealer('saar', 'Saar E-Mobile', ['Yves Laurent', 'Carla Becker'], [11, 26], [90, 0]),
  dealer('moor', 'Moorland Oldtimer', ['Theda Harms'], [0, 6], [60, 30]),
  dealer('oder', 'Oderland Autos', ['Jacek Nowak', 'Ines Pohl'], [8, 20], [35, 7]),
  dealer('sund', 'Sund Automobile', ['Frauke Hansen'], [5, 0], [6, null]),
];
