import type { AngleKind } from '../../contract/views/angle.ts';

/** One view of a preset as it is delivered; the database gives it its number. */
export interface PresetItemDefinition {
  code: string;
  name: { en: string; de: string };
  kind: AngleKind;
  position: number;
  /** SVG path data in the box of 1000 × 750; exterior: the vehicle's outer line, else a pictogram to fill by the even-odd rule. */
  silhouette: string;
}

/**
 * The standard walk-around. Directions follow the trade: "front-left" is taken from where the camera sees the front and the vehicle's
 * own left side (the driver's side in Germany), so that the vehicle's nose points to the left edge of the picture.
 * Written by `npm run samples` from the modelled hatchback: change scripts/samples, not this file.
 */
export const standardPreset: { name: string; items: PresetItemDefinition[] } = {
  name: 'Standard',
  items: [
    {
      code: 'front',
      name: { en: 'Front', de: 'Front' },
      kind: 'exterior',
      position: 0,
      silhouette:
        'M461 105l78 0l90 5l30 4l22 9l26 24l0 2l4 3l21 28l28 44l17 33l5 14l13-4l0-22l6-9l10-5l16-3l30-1l13 4l4 3l3 6l-1 22l-2 1l-1 4l-9 6l-18 4l-35 2l-23 5l7 14l14 15l21 28l5 10l2 11l0 24l3 25l-1 21l2 40l3 27l0 70l-6 49l-3 10l-8 13l-9 4l-57 0l-6-2l-8-10l-5-18l-53 3l-150 1l-167 0l-93-2l-21-2l-5 18l-8 10l-6 2l-57 0l-8-3l-6-8l-5-12l-4-20l-3-33l0-70l3-27l2-40l-1-21l3-25l0-24l2-11l5-10l21-28l14-15l7-14l-23-5l-35-2l-18-4l-9-6l-1-4l-2-1l0-25l6-6l13-4l30 1l16 3l10 5l6 9l0 22l13 4l5-14l17-33l28-44l21-28l4-3l0-2l23-22l13-7l23-6z',
    },
    {
      code: 'front-low',
      name: { en: 'Front, low', de: 'Front, tief' },
      kind: 'exterior',
      position: 1,
      silhouette:
        'M459 116l82 0l63 3l55 5l29 8l14 8l14 13l2 0l29 30l0 2l12 12l0 2l20 24l10 17l3 2l8 16l13-3l-1-16l3-10l4-3l0-2l14-7l17-3l31-1l12 4l4 3l3 6l0 20l-3 7l-5 5l-18 7l-46 3l-19 4l2 4l22 9l19 12l7 7l5 15l0 20l7 66l0 28l5 43l0 71l-3 33l-5 26l-6 15l-8 10l-9 3l-61 0l-8-3l-6-7l-6-14l-5-27l-1-16l-217 0l-299 0l-2 23l-6 26l-7 12l-11 6l-61 0l-9-3l-11-16l-6-22l-5-46l0-71l5-43l0-28l7-66l0-20l5-15l7-7l19-12l22-9l2-4l-19-4l-46-3l-18-7l-5-5l-3-7l0-20l3-6l8-5l8-2l31 1l20 4l11 6l6 9l0 22l13 3l5-11l16-24l20-24l0-2l12-12l0-2l29-30l26-19l18-7l15-3l55-5z',
    },
    {
      code: 'front-left',
      name: { en: 'Front left', de: 'Vorne links' },
      kind: 'exterior',
      position: 2,
      silhouette:
        'M572 176l93 2l91 7l77 12l11 3l10 6l11 11l15 21l5 10l5 17l4 6l4 17l0 44l2 4l-1 37l-4 21l-4 10l-2 1l-6 30l-6 13l-8 11l-9 7l-11 3l-35-6l-11-9l-6-14l-3-1l-115 30l-107 24l-22 7l-8 0l-5 21l-9 18l-7 10l-19 17l-18 7l-17 1l-32-8l-8-4l-9-5l-10-10l-8-15l-42 4l-52 0l-31-4l-98-21l-35-10l-25-10l-7-7l-3-7l-7-41l0-32l7-33l11-16l14-10l18-9l46-16l65-18l17-3l11-5l10-8l-9-1l-12-6l-2-4l0-14l7-6l17-1l13 3l6 4l3 9l76-53l4-1l29-19l17-8l16-5l27-4z',
    },
    {
      code: 'front-left-low',
      name: { en: 'Front left, low', de: 'Vorne links, tief' },
      kind: 'exterior',
      position: 3,
      silhouette:
        'M596 182l70 0l52 10l48 15l39 15l35 18l14 11l21 30l10 25l9 12l3 11l0 31l3 23l-2 72l-5 28l-7 16l-8 9l-9 3l-35-3l-4-2l-9-11l-7-22l-90 13l-96 10l-6 26l-13 25l-15 15l-16 6l-49-3l-17-8l-10-10l-7-11l-9-25l-61 3l-144-8l-3 7l-12 14l-11 8l-16 6l-16 1l-27-2l-21-8l-15-13l-7-10l-4-11l-30-2l-5-2l-7-9l-6-33l-1-46l6-40l7-17l10-9l32-12l54-12l76-12l-1-2l-15-2l-8-6l-1-17l3-5l7-3l31 1l8 3l4 4l0 5l2 2l25-18l4-1l10-8l41-24l4-4l53-27l23-6l41-7z',
    },
    {
      code: 'front-left-high',
      name: { en: 'Front left, from above', de: 'Vorne links, von oben' },
      kind: 'exterior',
      position: 4,
      silhouette:
        'M679 122l35 1l49 5l75 15l20 10l10 10l13 18l6 11l2 10l10 26l1 26l-2 19l2 11l0 22l-5 30l-7 18l-4 27l-6 17l-11 19l-10 10l-7 4l-15 1l-26-7l-5-3l-6-8l-2 0l-7 5l-18 8l-1 2l-18 8l-1 2l-60 30l-1 2l-117 58l-9 8l-4 2l-7 0l-7 28l-16 30l-19 20l-18 10l-9 2l-17-1l-36-15l-10-10l-51 10l-36 1l-23-3l-41-8l-53-18l-66-31l-19-12l-12-10l-7-10l-5-14l-8-45l0-29l3-21l4-14l11-19l17-17l28-19l60-30l49-21l10-7l10-11l2 0l-2-3l-6 0l-15-5l-8-6l-2-4l0-15l5-5l13-3l19 5l10 9l2 12l39-34l2 0l9-9l6-3l3-4l6-3l23-19l30-20l21-10l59-15l50-9l67-9z',
    },
    {
      code: 'left-front-quarter',
      name: { en: 'Left side, towards the front', de: 'Linke Seite, vorn' },
      kind: 'exterior',
      position: 5,
      silhouette:
        'M538 211l80 1l114 7l97 12l20 7l14 13l0 2l5 4l12 16l14 36l2 52l4 10l0 18l-8 37l-7 9l-22 7l-3 12l-5 10l-15 17l-12 7l-16 4l-13-1l-27-9l-12-10l-6-8l-3-8l-198 18l-131 9l-13 2l-12 0l-7-2l-7 19l-17 20l-18 11l-23 6l-12 0l-15-3l-19-10l-21-20l-7-13l-1-6l-7 1l-1 8l-55-1l-35-7l-19-8l-11-7l-10-10l-6-10l-6-31l0-29l4-18l10-15l21-12l68-20l99-19l19-11l-3-5l0-11l2-4l4-2l15 0l9 6l69-42l35-18l32-8z',
    },
    {
      code: 'left',
      name: { en: 'Left side', de: 'Linke Seite' },
      kind: 'exterior',
      position: 6,
      silhouette:
        'M500 230l96 0l102 5l111 11l24 5l7 4l13 14l21 29l7 16l9 13l3 12l1 44l6 15l0 18l-4 22l-4 13l-8 12l-7 4l-16 4l-24 3l-10-2l-8 19l-13 15l-14 9l-15 5l-26 0l-21-8l-7-5l-14-15l-8-14l-1-5l-8 1l-1 5l-191 1l-190-1l-1-6l-8 0l-1 5l-8 14l-18 18l-16 8l-15 3l-12 0l-22-6l-14-9l-15-18l-5-13l-7 2l-20-1l-20-3l-12-4l-8-7l-2-4l-6-31l0-25l4-19l3-6l7-7l10-6l32-12l46-12l105-18l149-83l18-6z',
    },
    {
      code: 'left-rear-quarter',
      name: { en: 'Left side, towards the rear', de: 'Linke Seite, hinten' },
      kind: 'exterior',
      position: 7,
      silhouette:
        'M491 210l74 0l107 5l63 5l92 12l10 5l8 8l14 21l9 10l7 11l2 7l13 20l3 14l0 37l1 8l5 9l1 6l0 16l-7 33l-4 10l-12 15l-2 0l-7 8l-9 6l-14 7l-14 5l-17 3l-47 3l-6 0l-2-3l0-5l-6 0l-2 8l-10 17l-22 19l-21 9l-27 1l-17-5l-21-13l-16-20l-5-11l-1-7l-11 3l-65-6l-90-6l-198-18l-7 13l-13 12l-24 9l-20 2l-15-4l-14-9l-13-16l-7-18l-16-3l-10-6l-6-19l-2-17l0-28l4-20l3-6l5-4l19-7l49-13l45-9l19-2l-2-6l0-11l4-6l5-2l22 0l6 2l5 5l83-51l46-23l32-7z',
    },
    {
      code: 'rear-left',
      name: { en: 'Rear left', de: 'Hinten links' },
      kind: 'exterior',
      position: 8,
      silhouette:
        'M444 177l72 0l119 7l96 10l82 13l21 10l15 15l0 2l5 4l3 6l13 15l7 13l3 13l9 18l4 19l0 51l7 25l0 20l-6 33l-5 16l-10 13l-26 10l-42 10l-19 7l-25 4l-60 14l-28 4l-26 1l-55-3l0 3l-9 16l-15 14l-13 6l-5 0l-23 7l-12 1l-12-2l-15-7l-15-12l-11-15l-10-21l-4-17l-7 0l-13-5l-124-28l-107-28l-3 1l-1 5l-6 10l-13 9l-29 5l-12-2l-8-5l-11-14l-8-19l-3-18l-4-5l-3-13l-2-19l0-32l2-21l4-10l5-4l13-5l41-9l17-2l-4-2l-13-1l-9-5l-2-4l0-14l3-4l8-3l31 2l8 5l3 10l15-13l29-20l6-6l5-2l2-3l5-2l2-3l11-6l2-3l43-25l14-5l20-4z',
    },
    {
      code: 'rear-left-low',
      name: { en: 'Rear left, low', de: 'Hinten links, tief' },
      kind: 'exterior',
      position: 9,
      silhouette:
        'M573 167l90 2l89 11l50 12l15 8l10 10l2 0l2 4l3 1l0 2l9 8l0 2l12 12l11 15l8 23l11 21l3 12l4 71l6 16l2 11l-2 43l-9 40l-7 9l-6 3l-28 4l-1 6l-12 21l-15 13l-20 8l-40 2l-14-4l-11-6l-12-11l-9-13l-3-8l-141 8l-37 0l-22-2l-3 14l-13 26l-11 11l-16 8l-35 3l-15 0l-7-2l-16-10l-9-11l-4-8l-7-14l-6-25l-4-2l-103-11l-71-11l-8 0l-1 8l-7 16l-7 8l-6 3l-35 2l-9-4l-7-9l-5-11l-6-31l0-56l5-48l12-13l31-16l14-5l7-6l0-2l-6-2l-24-2l-15-5l-5-8l1-14l6-5l9-2l30 4l9 8l1 14l-2 3l4 1l6-9l27-27l0-2l6-4l1-3l2 0l29-29l2 0l5-6l2 0l18-16l28-16l54-15l84-14l55-6z',
    },
    {
      code: 'rear',
      name: { en: 'Rear', de: 'Heck' },
      kind: 'exterior',
      position: 10,
      silhouette:
        'M460 105l80 0l105 6l30 5l32 14l2 3l9 5l8 9l2 0l0 2l12 12l19 29l12 24l24 0l5 2l0 2l4 3l0 20l-3 5l-11 5l0 2l15 32l23 22l11 27l-2 53l6 39l0 23l-2 0l0 44l2 23l-1 59l-6 45l-6 15l-7 8l-6 2l-57 0l-6-2l-9-12l-6-27l-199 1l-279-1l-6 27l-9 12l-6 2l-57 0l-6-2l-7-8l-6-15l-3-16l-4-50l0-38l2-23l0-44l-2 0l0-23l6-39l-2-53l11-27l23-22l15-32l0-2l-11-5l-3-5l0-20l4-3l0-2l5-2l24 0l18-34l17-24l18-18l22-14l21-8l21-4z',
    },
    {
      code: 'rear-low',
      name: { en: 'Rear, low', de: 'Heck, tief' },
      kind: 'exterior',
      position: 11,
      silhouette:
        'M451 105l98 0l98 5l49 5l17 4l13 6l10 7l12 12l22 32l20 36l17 40l22 25l10 23l4 15l-2 59l3 10l5 38l-1 62l2 15l0 65l-3 33l-4 21l-7 17l-7 8l-9 3l-54 0l-9-3l-7-9l-5-13l-6-46l-190 0l-288 0l-3 30l-6 25l-9 13l-9 3l-54 0l-9-3l-5-5l-6-11l-5-18l-5-45l0-65l2-15l-1-62l3-26l5-22l-2-59l4-15l10-23l22-25l17-40l14-26l28-42l16-15l19-10l41-7z',
    },
    {
      code: 'rear-right',
      name: { en: 'Rear right', de: 'Hinten rechts' },
      kind: 'exterior',
      position: 12,
      silhouette:
        'M483 177l74 0l43 2l46 5l25 7l18 9l27 17l2 3l11 6l2 3l8 4l6 6l5 2l28 21l15 13l3-10l8-5l31-2l8 3l3 4l0 14l-2 4l-9 5l-13 1l-4 2l42 7l25 7l9 6l4 10l2 21l0 33l-3 24l-2 7l-4 5l-1 11l-6 18l-11 18l-8 7l-16 4l-29-5l-13-9l-6-10l-1-5l-3-1l-74 20l-157 36l-13 5l-6 0l-5 17l-4 7l-3 9l-9 14l-19 18l-21 8l-20 0l-33-9l-10-6l-12-12l-9-16l0-3l-41 3l-50-2l-62-12l-21-6l-8 0l-91-26l-8-4l-10-13l-10-41l-1-28l6-17l2-46l-1-14l3-15l8-16l5-18l5-10l18-24l5-4l0-2l19-18l10-5l12-3l92-14l93-9z',
    },
    {
      code: 'rear-right-high',
      name: { en: 'Rear right, from above', de: 'Hinten rechts, von oben' },
      kind: 'exterior',
      position: 13,
      silhouette:
        'M474 138l39 0l42 4l52 9l40 10l35 12l30 15l1 2l8 3l26 16l59 10l66 17l20 8l5 5l2 6l1 44l-4 31l-14 52l-10 18l-9 10l-9 6l-15 1l-26-7l-11-10l-3 0l-3 3l-34 16l-10 7l-36 17l-1 2l-137 67l-13 10l-8 2l-6 26l-10 21l-11 16l-13 12l-10 8l-12 5l-22 1l-38-16l-11-10l-2-4l-40 8l-45 0l-34-7l-48-16l-78-34l-26-13l-23-15l-10-11l-6-12l-6-18l-6-29l0-21l5-19l-2-23l0-36l2-11l16-44l13-19l4-3l2-5l17-18l17-10l11-3l17-8l88-31l105-30z',
    },
    {
      code: 'right-rear-quarter',
      name: { en: 'Right side, towards the rear', de: 'Rechte Seite, hinten' },
      kind: 'exterior',
      position: 14,
      silhouette:
        'M434 210l101 1l32 4l20 5l46 23l83 51l5-5l6-2l22 0l5 2l4 6l0 11l-2 6l55 9l58 15l19 7l5 4l3 6l4 20l0 28l-5 30l-3 6l-5 4l-21 5l-3 10l-8 14l-9 10l-14 9l-15 4l-12 0l-24-7l-11-6l-10-10l-7-13l-218 19l-135 11l-11-3l-1 7l-8 16l-18 19l-24 12l-9 2l-22 0l-23-8l-16-12l-14-16l-7-18l-6 0l0 5l-2 3l-44-2l-26-4l-23-9l-14-9l-13-12l0-2l-7-7l-4-9l-7-29l-1-23l2-9l4-6l2-34l-1-11l3-14l22-38l6-6l17-25l9-9l17-6l94-11z',
    },
    {
      code: 'right',
      name: { en: 'Right side', de: 'Rechte Seite' },
      kind: 'exterior',
      position: 15,
      silhouette:
        'M405 230l95 0l30 4l30 13l1 2l8 3l1 2l8 3l1 2l8 3l1 2l8 3l1 2l8 3l1 2l8 3l1 2l8 3l1 2l69 38l11 3l65 9l61 14l46 16l10 6l7 7l4 9l3 15l0 27l-3 20l-5 14l-10 8l-15 4l-28 3l-14-2l-2 7l-9 15l-13 12l-15 8l-17 4l-12 0l-15-3l-11-5l-10-7l-13-14l-8-14l-1-5l-8 0l-1 6l-96 0l-285 0l-1-5l-8-1l0 3l-8 15l-19 19l-19 9l-24 2l-17-4l-20-12l-12-14l-6-12l-1-7l-11 2l-24-3l-13-3l-12-7l-7-13l-7-33l1-22l5-10l2-48l2-7l8-12l8-18l22-30l12-13l10-5l13-3l70-8z',
    },
    {
      code: 'right-front-quarter',
      name: { en: 'Right side, towards the front', de: 'Rechte Seite, vorn' },
      kind: 'exterior',
      position: 16,
      silhouette:
        'M414 211l80 1l42 6l31 13l1 2l15 7l69 42l9-6l15 0l4 2l2 4l0 11l-3 5l19 11l90 17l40 10l37 12l14 7l11 9l6 11l4 19l0 27l-2 15l-3 14l-4 9l-13 14l-11 7l-33 12l-34 4l-42 0l-1-8l-7-1l-1 6l-7 13l-16 16l-19 12l-20 5l-19-1l-24-9l-20-17l-7-10l-4-10l-3-9l-7 2l-11 0l-217-17l-125-12l-10 16l-12 10l-23 8l-17 2l-16-4l-12-7l-15-17l-5-10l-3-12l-16-4l-11-8l-5-13l-5-28l0-18l4-10l2-52l14-36l12-16l5-4l0-2l14-13l20-7l77-10l75-6z',
    },
    {
      code: 'front-right',
      name: { en: 'Front right', de: 'Vorne rechts' },
      kind: 'exterior',
      position: 17,
      silhouette:
        'M393 176l104 3l34 4l21 6l17 8l1 2l29 16l61 41l18 14l2-7l5-5l5-2l21-2l10 3l3 4l0 14l-2 4l-8 5l-13 2l10 8l15 6l43 10l71 22l33 16l16 15l7 17l3 16l1 40l-7 41l-3 7l-7 7l-25 10l-43 12l-90 19l-32 4l-52 0l-41-4l-8 15l-14 13l-13 6l-33 8l-20-2l-18-9l-14-13l-16-27l-6-23l-8 0l-26-8l-82-18l-135-35l-3 0l-6 14l-10 9l-7 3l-26 4l-15-3l-16-17l-9-21l-3-21l-7-14l-4-23l-1-32l3-14l-1-32l2-14l9-20l3-12l20-30l10-10l11-6l54-11l79-8z',
    },
    {
      code: 'driver-door',
      name: { en: "Driver's door", de: 'Fahrertür' },
      kind: 'interior',
      position: 18,
      silhouette:
        'M190 640V300l190-190h330q60 0 70 60l40 470zM250 305h460l-12-125q-3-20-25-20H400zM576 350h118q16 0 16 16v0q0 16 -16 16h-118q-16 0 -16 -16v0q0 -16 16 -16zM260 450h420l8 60h-428zM292 575a38 38 0 1 0 76 0a38 38 0 1 0 -76 0z',
    },
    {
      code: 'driver-seat',
      name: { en: "Driver's seat", de: 'Fahrersitz' },
      kind: 'interior',
      position: 19,
      silhouette:
        'M440 60h60q45 0 45 45v15q0 45 -45 45h-60q-45 0 -45 -45v-15q0 -45 45 -45zM380 185q90-28 180 0q38 14 46 60l34 215h-340l34-215q8-46 46-60zM420 225h100l12 190h-124zM280 480h380q50 0 56 55q4 65-56 75h-380q-60-10-56-75q6-55 56-55zM348 630h244q18 0 18 18v4q0 18 -18 18h-244q-18 0 -18 -18v-4q0 -18 18 -18z',
    },
    {
      code: 'dashboard',
      name: { en: 'Dashboard', de: 'Armaturenbrett' },
      kind: 'interior',
      position: 20,
      silhouette:
        'M90 250q410-150 820 0l20 190q-170 30-270 30l-40 130h-240l-40-130q-100 0-270-30zM200 360a90 90 0 1 0 180 0a90 90 0 1 0 -180 0zM228 360a62 62 0 1 0 124 0a62 62 0 1 0 -124 0zM444 290h162q14 0 14 14v82q0 14 -14 14h-162q-14 0 -14 -14v-82q0 -14 14 -14zM700 330h140q10 0 10 10v4q0 10 -10 10h-140q-10 0 -10 -10v-4q0 -10 10 -10zM450 430h140q10 0 10 10v4q0 10 -10 10h-140q-10 0 -10 -10v-4q0 -10 10 -10zM470 490h100q20 0 20 20v30q0 20 -20 20h-100q-20 0 -20 -20v-30q0 -20 20 -20z',
    },
    {
      code: 'steering-wheel',
      name: { en: 'Steering wheel', de: 'Lenkrad' },
      kind: 'interior',
      position: 21,
      silhouette:
        'M210 375a290 290 0 1 0 580 0a290 290 0 1 0 -580 0zM262 375a238 238 0 1 0 476 0a238 238 0 1 0 -476 0zM268 345q130-50 165-55h134q35 5 165 55l2 60q-110 5-150 60l-40 143h-88l-40-143q-40-55-150-60zM442 370a58 58 0 1 0 116 0a58 58 0 1 0 -116 0z',
    },
    {
      code: 'odometer',
      name: { en: 'Odometer', de: 'Kilometerstand' },
      kind: 'interior',
      position: 22,
      silhouette:
        'M80 560q0-330 300-360q120-60 240 0q300 30 300 360zM165 400a135 135 0 1 0 270 0a135 135 0 1 0 -270 0zM188 400a112 112 0 1 0 224 0a112 112 0 1 0 -224 0zM565 400a135 135 0 1 0 270 0a135 135 0 1 0 -270 0zM588 400a112 112 0 1 0 224 0a112 112 0 1 0 -224 0zM294 400l60-84l16 12l-62 82zM694 410l-60-84l16-12l58 80zM457 330h86q12 0 12 12v116q0 12 -12 12h-86q-12 0 -12 -12v-116q0 -12 12 -12zM393 545h214q3 0 3 3v2q0 3 -3 3h-214q-3 0 -3 -3v-2q0 -3 3 -3z',
    },
    {
      code: 'centre-console',
      name: { en: 'Centre console', de: 'Mittelkonsole' },
      kind: 'interior',
      position: 23,
      silhouette:
        'M300 80h400l-50 290l40 300h-380l40-300zM372 115h256q12 0 12 12v126q0 12 -12 12h-256q-12 0 -12 -12v-126q0 -12 12 -12zM399 290h202q9 0 9 9v4q0 9 -9 9h-202q-9 0 -9 -9v-4q0 -9 9 -9zM399 325h202q9 0 9 9v4q0 9 -9 9h-202q-9 0 -9 -9v-4q0 -9 9 -9zM454 450a46 46 0 1 0 92 0a46 46 0 1 0 -92 0zM440 530h30q20 0 20 20v70q0 20 -20 20h-30q-20 0 -20 -20v-70q0 -20 20 -20zM530 530h30q20 0 20 20v70q0 20 -20 20h-30q-20 0 -20 -20v-70q0 -20 20 -20z',
    },
    {
      code: 'rear-seats',
      name: { en: 'Rear seats', de: 'Rücksitze' },
      kind: 'interior',
      position: 24,
      silhouette:
        'M225 120h60q35 0 35 35v15q0 35 -35 35h-60q-35 0 -35 -35v-15q0 -35 35 -35zM470 120h60q35 0 35 35v15q0 35 -35 35h-60q-35 0 -35 -35v-15q0 -35 35 -35zM715 120h60q35 0 35 35v15q0 35 -35 35h-60q-35 0 -35 -35v-15q0 -35 35 -35zM130 265q0-40 40-45h660q40 5 40 45l30 205h-800zM340 245h14l-8 200h-14zM646 245h14l8 200h-14zM90 490h820q40 5 44 55q0 70-54 75h-800q-54-5-54-75q4-50 44-55z',
    },
    {
      code: 'boot',
      name: { en: 'Boot', de: 'Kofferraum' },
      kind: 'interior',
      position: 25,
      silhouette:
        'M250 90h500q40 0 55 45l75 235v240q0 40-40 40h-680q-40 0-40-40v-240l75-235q15-45 55-45zM275 145h450l90 250v150q0 30-30 30h-570q-30 0-30-30v-150zM300 395h400l70 140h-540zM448 595h104q8 0 8 8v20q0 8 -8 8h-104q-8 0 -8 -8v-20q0 -8 8 -8z',
    },
    {
      code: 'wheel-front-left',
      name: { en: 'Front left wheel', de: 'Rad vorne links' },
      kind: 'detail',
      position: 26,
      silhouette:
        'M200 375a300 300 0 1 0 600 0a300 300 0 1 0 -600 0zM288 375a212 212 0 1 0 424 0a212 212 0 1 0 -424 0zM480 316L467 180L533 180L520 316zM550 338L675 283L696 347L562 375zM550 411L642 513L588 553L519 434zM481 434L412 553L358 513L450 411zM438 375L304 347L325 283L450 338zM450 375a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z',
    },
    {
      code: 'tyre-tread',
      name: { en: 'Tyre tread', de: 'Reifenprofil' },
      kind: 'detail',
      position: 27,
      silhouette:
        'M340 70h320q90 0 90 90v430q0 90 -90 90h-320q-90 0 -90 -90v-430q0 -90 90 -90zM285 120l90 25v30l-90-25zM715 120l-90 25v30l90-25zM285 215l90 25v30l-90-25zM715 215l-90 25v30l90-25zM285 310l90 25v30l-90-25zM715 310l-90 25v30l90-25zM285 405l90 25v30l-90-25zM715 405l-90 25v30l90-25zM285 500l90 25v30l-90-25zM715 500l-90 25v30l90-25zM285 595l90 25v30l-90-25zM715 595l-90 25v30l90-25zM413 75h6q8 0 8 8v584q0 8 -8 8h-6q-8 0 -8 -8v-584q0 -8 8 -8zM497 75h6q8 0 8 8v584q0 8 -8 8h-6q-8 0 -8 -8v-584q0 -8 8 -8zM581 75h6q8 0 8 8v584q0 8 -8 8h-6q-8 0 -8 -8v-584q0 -8 8 -8z',
    },
    {
      code: 'headlamp',
      name: { en: 'Headlamp', de: 'Scheinwerfer' },
      kind: 'detail',
      position: 28,
      silhouette:
        'M110 300q250-110 560-120q170 0 220 60q30 60-20 190q-40 80-160 85l-360 5q-170-10-240-220zM335 370a95 95 0 1 0 190 0a95 95 0 1 0 -190 0zM368 370a62 62 0 1 0 124 0a62 62 0 1 0 -124 0zM595 355a95 95 0 1 0 190 0a95 95 0 1 0 -190 0zM628 355a62 62 0 1 0 124 0a62 62 0 1 0 -124 0zM200 330q40 130 150 155l-6 18q-130-30-166-162z',
    },
    {
      code: 'tail-lamp',
      name: { en: 'Tail lamp', de: 'Rückleuchte' },
      kind: 'detail',
      position: 29,
      silhouette:
        'M120 240q20-50 80-55l540-25q110 0 130 90l15 180q0 90-90 95l-430 20q-130 0-170-90zM210 260l520-30q60 0 68 50l6 40l-560 20zM262 400l546-20l4 50q0 40-40 42l-410 18q-60 0-80-40z',
    },
    {
      code: 'mirror',
      name: { en: 'Door mirror', de: 'Außenspiegel' },
      kind: 'detail',
      position: 30,
      silhouette:
        'M170 330q20-140 200-160l330-30q140 0 140 130v120q0 110-120 120l-360 20q-190 0-190-200zM225 335q20-95 150-110l310-30q95 0 95 85v100q0 68-75 75l-340 18q-140 0-140-138zM560 555h150l40 80h-160z',
    },
    {
      code: 'sill',
      name: { en: 'Door sill', de: 'Türschweller' },
      kind: 'detail',
      position: 31,
      silhouette:
        'M80 470l760-120q50-5 60 40l10 90q0 40-40 45l-750 110q-50 0-55-45zM140 495l690-108l6 40l-690 110zM170 430V270L370 90h430v240l-60 10V150h-345L230 295v125z',
    },
    {
      code: 'fuel-flap',
      name: { en: 'Fuel or charging flap', de: 'Tank- oder Ladeklappe' },
      kind: 'detail',
      position: 32,
      silhouette:
        'M240 130h320q80 0 80 80v320q0 80 -80 80h-320q-80 0 -80 -80v-320q0 -80 80 -80zM235 370a165 165 0 1 0 330 0a165 165 0 1 0 -330 0zM280 370a120 120 0 1 0 240 0a120 120 0 1 0 -240 0zM306 352h188q16 0 16 16v4q0 16 -16 16h-188q-16 0 -16 -16v-4q0 -16 16 -16zM660 170l190 60v290l-190 60z',
    },
    {
      code: 'engine-bay',
      name: { en: 'Engine bay', de: 'Motorraum' },
      kind: 'detail',
      position: 33,
      silhouette:
        'M120 200q380-120 760 0l60 330q-440 130-880 0zM380 260h240q20 0 20 20v150q0 20 -20 20h-240q-20 0 -20 -20v-150q0 -20 20 -20zM408 300h184q8 0 8 8v4q0 8 -8 8h-184q-8 0 -8 -8v-4q0 -8 8 -8zM408 345h184q8 0 8 8v4q0 8 -8 8h-184q-8 0 -8 -8v-4q0 -8 8 -8zM408 390h184q8 0 8 8v4q0 8 -8 8h-184q-8 0 -8 -8v-4q0 -8 8 -8zM702 290h126q12 0 12 12v86q0 12 -12 12h-126q-12 0 -12 -12v-86q0 -12 12 -12zM195 310a55 55 0 1 0 110 0a55 55 0 1 0 -110 0zM220 310a30 30 0 1 0 60 0a30 30 0 1 0 -60 0zM206 410h88q16 0 16 16v48q0 16 -16 16h-88q-16 0 -16 -16v-48q0 -16 16 -16z',
    },
    {
      code: 'vin-plate',
      name: { en: 'VIN plate', de: 'Typenschild' },
      kind: 'detail',
      position: 34,
      silhouette:
        'M160 180h680q30 0 30 30v330q0 30 -30 30h-680q-30 0 -30 -30v-330q0 -30 30 -30zM198 245h414q8 0 8 8v20q0 8 -8 8h-414q-8 0 -8 -8v-20q0 -8 8 -8zM198 330h604q8 0 8 8v44q0 8 -8 8h-604q-8 0 -8 -8v-44q0 -8 8 -8zM198 430h264q8 0 8 8v14q0 8 -8 8h-264q-8 0 -8 -8v-14q0 -8 8 -8zM528 430h274q8 0 8 8v14q0 8 -8 8h-274q-8 0 -8 -8v-14q0 -8 8 -8zM678 263a22 22 0 1 0 44 0a22 22 0 1 0 -44 0zM753 263a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z',
    },
    {
      code: 'key',
      name: { en: 'Keys', de: 'Schlüssel' },
      kind: 'detail',
      position: 35,
      silhouette:
        'M150 250q0-60 60-60h330q90 0 90 90v140q0 90-90 90h-330q-60 0-60-60zM640 320h210l50 40l-40 40h-30l-24-20l-24 20l-24-20l-24 20h-94zM248 350a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM422 270h66q22 0 22 22v16q0 22 -22 22h-66q-22 0 -22 -22v-16q0 -22 22 -22zM422 370h66q22 0 22 22v16q0 22 -22 22h-66q-22 0 -22 -22v-16q0 -22 22 -22zM170 350a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z',
    },
  ],
};
