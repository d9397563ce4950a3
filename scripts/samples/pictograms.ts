/** Pictograms of interior and detail views as SVG path data in the box of 1000 × 750, for filling by the even-odd rule. */
export const pictograms: Record<string, string> = {
  'driver-door': join(
    'M190 640V300l190-190h330q60 0 70 60l40 470z',
    'M250 305h460l-12-125q-3-20-25-20H400z',
    box(560, 350, 150, 32, 16),
    'M260 450h420l8 60h-428z',
    disc(330, 575, 38),
  ),
  'driver-seat': join(
    box(395, 60, 150, 105, 45),
    'M380 185q90-28 180 0q38 14 46 60l34 215h-340l34-215q8-46 46-60z',
    'M420 225h100l12 190h-124z',
    'M280 480h380q50 0 56 55q4 65-56 75h-380q-60-10-56-75q6-55 56-55z',
    box(330, 630, 280, 40, 18),
  ),
  dashboard: join(
    'M90 250q410-150 820 0l20 190q-170 30-270 30l-40 130h-240l-40-130q-100 0-270-30z',
    disc(290, 360, 90),
    disc(290, 360, 62),
    box(430, 290, 190, 110, 14),
    box(690, 330, 160, 24, 10),
    box(440, 430, 160, 24, 10),
    box(450, 490, 140, 70, 20),
  ),
  'steering-wheel': join(
    disc(500, 375, 290),
    disc(500, 375, 238),
    'M268 345q130-50 165-55h134q35 5 165 55l2 60q-110 5-150 60l-40 143h-88l-40-143q-40-55-150-60z',
    disc(500, 370, 58),
  ),
  odometer: join(
    'M80 560q0-330 300-360q120-60 240 0q300 30 300 360z',
    disc(300, 400, 135),
    disc(300, 400, 112),
    disc(700, 400, 135),
    disc(700, 400, 112),
    'M294 400l60-84l16 12l-62 82z',
    'M694 410l-60-84l16-12l58 80z',
    box(445, 330, 110, 140, 12),
    box(390, 545, 220, 8, 3),
  ),
  'centre-console': join(
    'M300 80h400l-50 290l40 300h-380l40-300z',
    box(360, 115, 280, 150, 12),
    box(390, 290, 220, 22, 9),
    box(390, 325, 220, 22, 9),
    disc(500, 450, 46),
    box(420, 530, 70, 110, 20),
    box(510, 530, 70, 110, 20),
  ),
  'rear-seats': join(
    box(190, 120, 130, 85, 35),
    box(435, 120, 130, 85, 35),
    box(680, 120, 130, 85, 35),
    'M130 265q0-40 40-45h660q40 5 40 45l30 205h-800z',
    'M340 245h14l-8 200h-14z',
    'M646 245h14l8 200h-14z',
    'M90 490h820q40 5 44 55q0 70-54 75h-800q-54-5-54-75q4-50 44-55z',
  ),
  boot: join(
    'M250 90h500q40 0 55 45l75 235v240q0 40-40 40h-680q-40 0-40-40v-240l75-235q15-45 55-45z',
    'M275 145h450l90 250v150q0 30-30 30h-570q-30 0-30-30v-150z',
    'M300 395h400l70 140h-540z',
    box(440, 595, 120, 36, 8),
  ),
  'wheel-front-left': join(
    disc(500, 375, 300),
    disc(500, 375, 212),
    ...Array.from({ length: 5 }, (_, i) =>
      blade(500, 375, 62, 198, (i * 2 * Math.PI) / 5 - Math.PI / 2),
    ),
    disc(500, 375, 50),
  ),
  'tyre-tread': join(
    box(250, 70, 500, 610, 90),
    ...[120, 215, 310, 405, 500, 595].flatMap((y) => [
      `M285 ${y}l90 25v30l-90-25z`,
      `M715 ${y}l-90 25v30l90-25z`,
    ]),
    box(405, 75, 22, 600, 8),
    box(489, 75, 22, 600, 8),
    box(573, 75, 22, 600, 8),
  ),
  headlamp: join(
    'M110 300q250-110 560-120q170 0 220 60q30 60-20 190q-40 80-160 85l-360 5q-170-10-240-220z',
    disc(430, 370, 95),
    disc(430, 370, 62),
    disc(690, 355, 95),
    disc(690, 355, 62),
    'M200 330q40 130 150 155l-6 18q-130-30-166-162z',
  ),
  'tail-lamp': join(
    'M120 240q20-50 80-55l540-25q110 0 130 90l15 180q0 90-90 95l-430 20q-130 0-170-90z',
    'M210 260l520-30q60 0 68 50l6 40l-560 20z',
    'M262 400l546-20l4 50q0 40-40 42l-410 18q-60 0-80-40z',
  ),
  mirror: join(
    'M170 330q20-140 200-160l330-30q140 0 140 130v120q0 110-120 120l-360 20q-190 0-190-200z',
    'M225 335q20-95 150-110l310-30q95 0 95 85v100q0 68-75 75l-340 18q-140 0-140-138z',
    'M560 555h150l40 80h-160z',
  ),
  'engine-bay': join(
    'M120 200q380-120 760 0l60 330q-440 130-880 0z',
    box(360, 260, 280, 190, 20),
    box(400, 300, 200, 20, 8),
    box(400, 345, 200, 20, 8),
    box(400, 390, 200, 20, 8),
    box(690, 290, 150, 110, 12),
    disc(250, 310, 55),
    disc(250, 310, 30),
    box(190, 410, 120, 80, 16),
  ),
  sill: join(
    'M80 470l760-120q50-5 60 40l10 90q0 40-40 45l-750 110q-50 0-55-45z',
    'M140 495l690-108l6 40l-690 110z',
    'M170 430V270L370 90h430v240l-60 10V150h-345L230 295v125z',
  ),
  'fuel-flap': join(
    box(160, 130, 480, 480, 80),
    disc(400, 370, 165),
    disc(400, 370, 120),
    box(290, 352, 220, 36, 16),
    'M660 170l190 60v290l-190 60z',
  ),
  key: join(
    'M150 250q0-60 60-60h330q90 0 90 90v140q0 90-90 90h-330q-60 0-60-60z',
    'M640 320h210l50 40l-40 40h-30l-24-20l-24 20l-24-20l-24 20h-94z',
    disc(300, 350, 52),
    box(400, 270, 110, 60, 22),
    box(400, 370, 110, 60, 22),
    disc(190, 350, 20),
  ),
  'vin-plate': join(
    box(130, 180, 740, 390, 30),
    box(190, 245, 430, 36, 8),
    box(190, 330, 620, 60, 8),
    box(190, 430, 280, 30, 8),
    box(520, 430, 290, 30, 8),
    disc(700, 263, 22),
    disc(775, 263, 22),
  ),
};

function join(...paths: string[]): string {
  return paths.join('');
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

/** Returns a spoke of a wheel, from the hub outwards. */
function blade(x: number, y: number, inner: number, outer: number, angle: number): string {
  const at = (r: number, turn: number) =>
    `${Math.round(x + Math.cos(angle + turn) * r)} ${Math.round(y + Math.sin(angle + turn) * r)}`;
  return `M${at(inner, -0.32)}L${at(outer, -0.17)}L${at(outer, 0.17)}L${at(inner, 0.32)}z`;
}
