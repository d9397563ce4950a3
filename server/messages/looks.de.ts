import type { looksEn } from './looks.en.ts';

export const looksDe: Record<keyof typeof looksEn, string> = {
  picture_animated: 'Animierte Bilder gehen nicht. Bitte wählen Sie ein stehendes.',
  picture_format: 'Bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.',
  picture_too_many_pixels: 'Das Bild hat mehr als {limit} Megapixel',
  plate_too_small: 'Das Bild muss mindestens {minimum} Pixel breit sein',
  plate_proportions: 'Das sind nicht die Maße eines Kennzeichens dieses Landes: {formats} mm',
  component_in_use: 'Räume bestehen daraus ({count}). Löschen oder ändern Sie zuerst diese.',
  not_a_wall: 'Diese Wand steht nicht zur Auswahl',
  not_a_floor: 'Dieser Boden steht nicht zur Auswahl',
  no_pictures: 'Wählen Sie für mindestens eine Ansicht ein Bild',
  not_exterior: 'In einem Raum stehen nur Ansichten des ganzen Fahrzeugs',
  plate_not_chosen:
    'Wählen Sie das Kennzeichen, das zu sehen sein soll, oder schalten Sie das Ersetzen aus',
  nothing_finished: 'Keines dieser Fahrzeuge hat ein fertiges Bild',
  no_drafts:
    'Keines dieser Fahrzeuge hat einen Entwurf, den ein besseres Verfahren neu freistellen würde',
  nothing_to_undo: 'Es gibt nichts mehr zurückzunehmen',
  no_preview: 'Von dieser Ansicht gibt es nichts zu zeigen',
};
