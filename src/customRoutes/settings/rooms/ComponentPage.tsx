import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { Form, type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { useRights } from '../../../framework/access/useRights.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { ComponentForm } from './ComponentForm.tsx';
import { noWishes } from './pictureWishes.ts';
import { takeRefused } from './refusedAtFirst.ts';
import { type RoomView, useRoomViews } from './roomViews.ts';
import { useSaveComponent } from './useSaveComponent.tsx';
import { ViewPictures } from './ViewPictures.tsx';
import { ViewsLoading } from './ViewsLoading.tsx';

interface Parts {
  resource: string;
  component: ComponentRow;
  views: readonly RoomView[];
}

const NONE_REFUSED = new Map();

const Edited = ({ resource, component, views }: Parts) => {
  const [refusedBefore] = useState(() => takeRefused(component.id));
  const { save, dialog } = useSaveComponent(resource, component, views);
  return (
    <>
      <ComponentForm
        resource={resource}
        component={component}
        views={views}
        refusedBefore={refusedBefore}
        onSave={save}
      >
        <SaveBar />
      </ComponentForm>
      {dialog}
    </>
  );
};

/** Users who may not change it see it, and why. */
const Read = ({ component, views, why }: Parts & { why: string | undefined }) => {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      {why && <Alert severity="info">{translate(why)}</Alert>}
      <Form record={{ id: 'component', pictures: noWishes(views) }}>
        <ViewPictures views={views} component={component} refused={NONE_REFUSED} isReadOnly />
      </Form>
    </Card>
  );
};

/** The page of a wall or floor: what it is called, its picture at every view, and what stands in where one is missing. */
const ComponentPage = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const component = record as ComponentRow & RaRecord; // a wall or floor, as its calls answer
  const { may, why } = useRights(resource)('edit', record);
  const loading = useRoomViews(component);
  if (!loading.views) return <ViewsLoading {...loading} />;
  const parts = { resource, component, views: loading.views };
  return may ? <Edited {...parts} /> : <Read {...parts} why={why} />;
};

export default ComponentPage;
