import { safeName, typedStep } from '../safeName.ts';

/** The placeholders of directory and file templates, such as `{vin}`; `{number:4}` is padded with zeros to four digits. */
export const NAME_FIELDS = ['vin', 'vin7', 'name', 'car', 'id', 'angle', 'number', 'date'] as const;
type NameField = (typeof NAME_FIELDS)[number];

/** The settings (settings.ts) that determine names. */
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
  /** The original's file extension, without a dot. */
  original: string;
}

interface NamedFile {
  /** The picture's index. */
  picture: number;
  variant: 'finished' | 'clean' | 'original';
  /** Below the folder, or in the archive. */
  name: string;
}

export interface NamedExport {
  /** Absolute, or relative to the login's folder; without a slash at the end, empty for the login's folder itself. */
  folder: string;
  /** The archive's name in the folder, if everything is sent as one. */
  archive: string | null;
  files: NamedFile[];
}

const PLACE = /\{([^{}]*)\}/g;
const NUMBER = /^number(?::([1-9]))?$/;
/** The number of digits that is appended when the template has no number. */
const USUAL_DIGITS = 4;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const CLEAN = 'clean';
const ORIGINALS = 'originals';

const fieldsIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, field = '']) => field);
const isField = (field: string): field is NameField => NAME_FIELDS.some((name) => name === field);

/** Returns the unknown placeholders of a template. */
export const unknownFields = (template: string): string[] =>
  fieldsIn(template).filter((field) => !isField(field) && !NUMBER.test(field));

/** Returns whether a template's numbers have different lengths: sorted as text, the tenth picture then comes before the second. */
export const isUnpadded = (template: string, firstIndex: number, count = 30): boolean =>
  fieldsIn(template).some((field) => {
    const digits = NUMBER.exec(field);
    return digits !== null && Number(digits[1] ?? 1) < String(firstIndex + count - 1).length;
  });

/**
 * Returns the names of a vehicle's files. Adds a folder with the vehicle's number where neither directory nor file names differ between
 * vehicles, because the next one would overwrite its pictures. File names without a number or a view get four digits at their end; a
 * repeated name gets `-2`.
 * @param day ISO 8601, the value of `{date}`
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

/** Names that differ only in case are equal on many servers. */
const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted}-${count}`;
  taken.add(name.toLowerCase());
  return name;
};
