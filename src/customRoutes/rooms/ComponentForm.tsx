import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import type { UploadProgress } from '@turntable/declare/api/sendWithProgress.ts';
import { callOf } from '@turntable/declare/data/resourceCalls.ts';
import { DerivedInput } from '@turntable/declare/kinds/DerivedInput.tsx';
import { type ReactNode, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import { type ComponentDraft, NONE_REFUSED, noPictureChanges, type Refused } from './components.ts';
import type { RoomView } from './roomViews.tsx';
import { ViewPictures } from './ViewPictures.tsx';

/** The result of a save: refused pictures, or errors by field. */
export interface SaveEnd {
  refused?: Refused | undefined;
  errors?: Record<string, unknown> | undefined;
}

interface ComponentFormProps {
  resource: string;
  views: readonly RoomView[];
  component?: ComponentRow | undefined;
  /** Pictures that were refused before the form was opened. */
  refusedBefore?: Refused;
  onSave: (draft: ComponentDraft, onProgress: UploadProgress) => Promise<SaveEnd>;
  /** The buttons. */
  children: ReactNode;
}

/** Keeps unsaved values when a part of the form has been saved. */
const KEEP = { keepDirtyValues: true };

/** The name of a wall or floor and its pictures, saved together. */
export const ComponentForm = ({
  resource,
  views,
  component,
  refusedBefore = NONE_REFUSED,
  onSave,
  children,
}: ComponentFormProps) => {
  const translate = useTranslate();
  const [refused, setRefused] = useState(refusedBefore);
  const [progress, setProgress] = useState<number>();
  const limit = limitsOf(callOf(resource, component ? 'save' : 'create')).name;
  const values = {
    id: 'component',
    name: component?.name ?? '',
    pictures: noPictureChanges(views),
  };

  const submit = async (typed: object) => {
    const { name, pictures } = typed as ComponentDraft; // the fields that the inputs below register
    const end = await onSave({ name: name.trim(), pictures }, setProgress);
    setProgress(undefined);
    setRefused(end.refused ?? NONE_REFUSED);
    if (end.errors) return end.errors;
    if (end.refused && end.refused.size > 0)
      return { root: { server: translate('rooms.refused', { smart_count: end.refused.size }) } };
  };

  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 2 } }}>
      <Form
        noValidate
        disableInvalidFormNotification
        resource={resource}
        record={values}
        onSubmit={submit}
        resetOptions={KEEP}
      >
        <DerivedInput source="name" limit={limit} isNew={!component} />
        <ViewPictures views={views} component={component} refused={refused} />
        {progress !== undefined && (
          <LinearProgress
            variant="determinate"
            value={100 * progress}
            aria-label={translate('rooms.uploading')}
          />
        )}
        {children}
      </Form>
    </Card>
  );
};
