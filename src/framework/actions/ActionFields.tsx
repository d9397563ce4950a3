import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Limits } from '../../api/callLimits.ts';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useComponents } from '../../ui/useComponents.ts';
import type { ActionSpec } from '../define/resource.ts';
import { actionInputKey } from '../define/textKeys.ts';
import { isDemanded } from '../kinds/fieldValue.ts';
import type { InputProps } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';

interface ActionFieldsProps {
  resource: string;
  action: string;
  input: NonNullable<ActionSpec['input']>;
  limits: Limits;
}

/** What an action asks for; a field of a kind has the same input as in a form. */
export const ActionFields = ({ resource, action, input, limits }: ActionFieldsProps) => {
  const translate = useTranslate();
  const fields = Object.entries(input);
  const inputs = useComponents<InputProps & { source: string }>(fields.map(([, field]) => field.input ?? KINDS[field.kind].input));
  const ground = useRef<HTMLDivElement>(null);
  const areThere = inputs !== undefined;
  useEffect(() => {
    if (areThere) ground.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [areThere]);
  if (!inputs) return <ScreenLoading />;
  return (
    <Box ref={ground} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {fields.map(([name, field], place) => {
        const Input = inputs[place];
        const limit = limits[name] ?? {};
        return (
          Input && (
            <Input
              key={name}
              resource={resource}
              name={name}
              source={name}
              label={translate(actionInputKey(resource, action, name))}
              field={field}
              limit={limit}
              isRequired={isDemanded(field, limit, true)}
            />
          )
        );
      })}
    </Box>
  );
};
