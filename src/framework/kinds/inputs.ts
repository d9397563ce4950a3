import { type ComponentType, lazy, type ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import PictureEntry from '../../ui/inputs/PictureEntry.tsx';

export type InputGiven = Record<string, unknown> & { children?: ReactNode };

/** The inputs of derived forms, by the names that declarations are drawn with (framework/kinds/drawn.ts). */
export const INPUTS = {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  PictureEntry,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  RichTextEntry: lazy(() => import('../../ui/inputs/RichTextEntry.tsx')),
  SelectInput,
  TextInput,
} as unknown as Readonly<Record<string, ComponentType<InputGiven>>>; // drawn.ts gives each what it takes
