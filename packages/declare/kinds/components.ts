import { type ComponentType, lazy, type ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateField,
  DateInput,
  DateTimeInput,
  EmailField,
  ImageField,
  NumberField,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  RichTextField,
  SelectField,
  SelectInput,
  TextField,
  TextInput,
  UrlField,
} from 'react-admin';
import PictureEntry from '../ui/inputs/PictureEntry.tsx';

export type ComponentProps = Record<string, unknown> & { children?: ReactNode };

/** The fields and inputs of pages and forms by the names in drawn.ts. */
export const COMPONENTS = {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateField,
  DateInput,
  DateTimeInput,
  EmailField,
  ImageField,
  NumberField,
  NumberInput,
  PictureEntry,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  RichTextEntry: lazy(() => import('../ui/inputs/RichTextEntry.tsx')),
  RichTextField,
  SelectField,
  SelectInput,
  TextField,
  TextInput,
  UrlField,
} as unknown as Readonly<Record<string, ComponentType<ComponentProps>>>; // drawn.ts gives each what it takes
