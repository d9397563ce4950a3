import { createContext, type ReactNode, useContext } from 'react';
import type { Look } from '../../../contract/looks/look.ts';

/** The heading above a setting's choices. */
export interface SettingHeading {
  name: keyof Look;
  /** Translated. */
  label: string;
  /** The id of the element that labels the choices. */
  id?: string;
}

/** A picture to choose from; a room may have none yet. */
export interface LookPicture {
  id: number;
  name: string;
  preview_url: string | null;
}

/** The settings that are one of the company's pictures. */
export type PictureSetting = Extract<
  keyof Look,
  'background_id' | 'room_id' | 'logo_id' | 'banner_id' | 'licence_plate_id'
>;

/** A look in a form: a company's standard, or one vehicle's. */
export interface EditedLook {
  look: Look;
  isSaving: boolean;
  set: (changes: Partial<Look>) => void;
  /** The same for a slider, which changes its value many times while it is dragged. */
  slide: (changes: Partial<Look>) => void;
  heading: (setting: SettingHeading) => ReactNode;
  pictures: Readonly<Record<PictureSetting, readonly LookPicture[]>>;
  /** The addresses where the user adds pictures, of the settings for which they may. */
  waysToAdd?: { readonly [Name in PictureSetting]?: string };
  /** The server's errors by setting. */
  problems?: { readonly [Name in keyof Look]?: string | undefined };
  /** Whether a picture may be left out; a vehicle follows its company instead. */
  canBeNone?: boolean;
}

export const LookContext = createContext<EditedLook | undefined>(undefined);

export const useEditedLook = (): EditedLook => {
  const edited = useContext(LookContext);
  if (!edited) throw new Error('The settings of a look need a LookContext');
  return edited;
};
