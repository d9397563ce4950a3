import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { cutout_engine as english } from '../en/cutoutEngine.ts';

export const cutout_engine: Translated<typeof english> = {
  title: 'Freistellung',
  failed: 'Die Freistellung konnte nicht geladen werden',
  lead: 'Womit Fahrzeuge aus ihren Fotos freigestellt werden. Je besser, desto seltener ist der Pinsel nötig. Eine Änderung betrifft Fotos, die ab jetzt verarbeitet werden.',
  setting_none:
    'Die Einstellung CUTOUT_MODEL=none verbietet Modelle; das eingebaute Netz stellt frei. Mit auto können Sie hier wählen.',
  setting_file: 'Die Einstellung CUTOUT_MODEL nennt ein Modell. Mit auto können Sie hier wählen.',
  memory_missing:
    'Beim Start waren weniger als 4 GB Arbeitsspeicher frei; deshalb stellt das eingebaute Netz frei.',
  own: 'Eingebautes Netz (Entwürfe)',
  in_use: 'In Gebrauch',
  wanted: 'In Gebrauch, sobald es da ist',
  recommended: 'Empfohlen',
  size: 'Größe',
  licence: 'Lizenz',
  seconds: 'Ein Foto dauert',
  pictures: 'Jetzige Bilder',
  comes_along: 'Teil des Produkts',
  not_measured: 'noch nicht gemessen',
  use: 'Verwenden',
  fetch: 'Nur holen',
  fetch_again: 'Jetzt noch einmal versuchen',
  chosen: 'Gewählt',
  progress: 'Wie viel von %{name} da ist',
  compare: {
    title: 'An eigenen Fotos vergleichen',
    lead: 'Bis zu drei Fotos, freigestellt mit allem, was da ist. Davon wird nichts behalten.',
    choose: 'Fotos wählen',
    waits: 'Wartet …',
  },
  step_absent: 'Noch nicht geholt.',
  step_announced: 'Wird gleich geholt.',
  step_fetching: '%{done} von %{bytes} sind da.',
  step_failed: 'Das Holen ist misslungen: %{failure}. Nächster Versuch um %{time}.',
  step_disk_missing: 'Nicht geholt: Auf der Platte ist weniger als 1 GB frei.',
};
