import type { ComponentType } from 'react';
import {
  DateField,
  EmailField,
  ImageField,
  NumberField,
  RichTextField,
  SelectField,
  TextField,
  UrlField,
} from 'react-admin';

/** The fields of records' pages, by the names that declarations are drawn with (framework/kinds/drawn.ts). */
export const FIELDS = {
  DateField,
  EmailField,
  ImageField,
  NumberField,
  RichTextField,
  SelectField,
  TextField,
  UrlField,
} as unknown as Readonly<Record<string, ComponentType<Record<string, unknown>>>>; // drawn.ts gives each what it takes
