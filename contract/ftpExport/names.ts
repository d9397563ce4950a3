import { safeName, typedStep } from '../safeName.ts';

/** What a template of a directory or file may mention, as `{vin}`; `{number:4}` is padded with zeros to four digits. */
export const NAME_FIELDS = ['vin', 'vin7', 'name', 'car', 'id', 'angle', 'number', 'date'] as const;
type NameField = (typeof NAME_FIELDS)[number];

/** What of the settings (settings.ts) decides about names. */
export interface ExportNaming {
  ftp_dir: string;
  dir_name: string;
  initial_name: string;
  initial_index: number;
  format: keyof typeof ENDINGS;
  save_originals: 0 | 1;
  store_as_zip: 0 | 1;
  clean_variant: 'no' | 'beside' | 'instead';
}

export interface NamedVehicle {
  id: number;
  /** The dealer's own number. */
  car: string;
  vin: string;
  vehicle_name: string;
}

/** A picture that is sent, in the order of the views. */
export interface NamedPicture {
  /** The view's code; empty for extra photos. */
  angle: string;
  /** The ending of the original's name, without a dot. */
  original: string;
}

interface NamedFile {
  /** Which of the pictures. */
  picture: number;
  variant: 'finished' | 'clean' | 'original';
  /** Below the folder, or in the archive. */
  name: string;
}

export interface NamedExport {
  /** Absolute, or relative to where the login leads; without a slash at the end, empty for just there. */
  folder: string;
  /** The archive's name in the folder, where everything goes into one. */
  archive: string | null;
  files: NamedFile[];
}

const PLACE = /\{([^{}]*)\}/g;
const NUMBER = /^number(?::([1-9]))?$/;
/** How many digits a number gets where the template does not mention it. */
const USUAL_DIGITS = 4;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const CLEAN = 'clean';
const ORIGINALS = 'originals';

const fieldsIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, field = '']) => field);
const isField = (field: string): field is NameField => NAME_FIELDS.some((name) => name === field);

/** What stands in braces in a template and means nothing. */
export const unknownFields = (template: string): string[] =>
  fieldsIn(template).filter((field) => !isField(field) && !NUMBER.test(field));

/** Whether numbers of a template get different lengths: sorted as text, the tenth picture then comes before the second. */
export const isUnpadded = (template: string, firstIndex: number, count = 30): boolean =>
  fieldsIn(template).some((field) => {
    const digits = NUMBER.exec(field);
    return digits !== null && Number(digits[1] ?? 1) < String(firstIndex + count - 1).length;
  });

/**
 * The names of everything that is sent of a vehicle. A folder of its own, by its number, is added where neither directory nor files tell
 * vehicles apart, else the next one would overwrite its pictures. File names without a number or a view get a number of four digits at
 * their end; the same name twice gets `-2`.
 * @param day ISO 8601, what `{date}` stands for
 */
export const exportNames = (
  naming: ExportNaming,
  vehicle: NamedVehicle,
  pictures: readonly NamedPicture[],
  day: string,
): NamedExport => {
  const id = String(vehicle.id);
  const own = {
    vin: vehicle.vin,
    vin7: vehicle.vin.slice(-7),
    name: vehicle.vehicle_name,
    car: vehicle.car,
    id,
  };
  const filled = (template: string, angle: string, number: number): string =>
    template.replace(PLACE, (place, field: string) => {
      const digits = NUMBER.exec(field);
      if (digits) return String(number).padStart(Number(digits[1] ?? 1), '0');
      if (!isField(field)) return place;
      return (
        safeName({ ...own, date: day, angle: angle || 'extra', number: String(number) }[field]) ||
        id
      );
    });

  const isAlone =
    tellsApart(naming.dir_name) || (tellsApart(naming.initial_name) && !naming.store_as_zip);
  const inside = filled(naming.dir_name, pictures[0]?.angle ?? '', naming.initial_index).split('/');
  const lastStep = isAlone ? '' : safeName(own.car) || safeName(own.vin) || id;
  const steps = [
    ...naming.ftp_dir.split('/').map(typedStep),
    ...[...inside, lastStep].map(safeName),
  ].filter(Boolean);
  const archive = naming.store_as_zip === 1 ? `${steps.pop() ?? id}.zip` : null;

  const taken = new Set<string>();
  const files = pictures.flatMap(({ angle, original }, picture): NamedFile[] => {
    const name = freeName(
      safeName(filled(numbered(naming.initial_name), angle, naming.initial_index + picture)) || id,
      taken,
    );
    const made = `${name}.${ENDINGS[naming.format]}`;
    return [
      ...(naming.clean_variant === 'instead'
        ? []
        : [{ picture, variant: 'finished' as const, name: made }]),
      ...(naming.clean_variant === 'instead'
        ? [{ picture, variant: 'clean' as const, name: made }]
        : []),
      ...(naming.clean_variant === 'beside'
        ? [{ picture, variant: 'clean' as const, name: `${CLEAN}/${made}` }]
        : []),
      ...(naming.save_originals === 1
        ? [
            {
              picture,
              variant: 'original' as const,
              name: `${ORIGINALS}/${name}.${safeName(original) || ENDINGS.jpeg}`,
            },
          ]
        : []),
    ];
  });
  return {
    folder: `${naming.ftp_dir.startsWith('/') ? '/' : ''}${steps.join('/')}`,
    archive,
    files,
  };
};

const tellsApart = (template: string): boolean => /\{(?:vin7?|car|id)\}/.test(template);

const numbered = (template: string): string => {
  const tellsPictures = fieldsIn(template).some((field) => field === 'angle' || NUMBER.test(field));
  return tellsPictures ? template : `${template || 'photo-'}{number:${USUAL_DIGITS}}`;
};

/** Names that differ only in capitals are one on many servers. */
const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted}-${count}`;
  taken.add(name.toLowerCase());
  return name;
};
