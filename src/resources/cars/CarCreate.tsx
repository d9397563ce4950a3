import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CreateBase, Form, LinkBase, useCreatePath, useNotify, useRedirect, useSaveContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Car } from '../../../contract/entities/car.ts';
import { IdentityFields, TechnicalFields } from './form/CarFields.tsx';
import { carFaults } from './form/carRules.ts';

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2">{title}</Typography>
    {hint && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {hint}
      </Typography>
    )}
    {children}
  </Card>
);

const Actions = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { saving } = useSaveContext();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
      <Button component={LinkBase} to={createPath({ resource: 'cars', type: 'list' })}>
        {translate('vehicles.create.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={saving}>
        {translate(saving ? 'vehicles.create.saving' : 'vehicles.create.save')}
      </Button>
    </Box>
  );
};

/** The form for a new vehicle; once it is saved its own page opens, ready for photos. */
const CarCreate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const welcome = ({ id }: Car) => {
    notify('common.vehicle_added', { type: 'success' });
    redirect('edit', 'cars', id);
  };
  return (
    <CreateBase<Car> mutationMode="pessimistic" mutationOptions={{ onSuccess: welcome }}>
      <Form validate={carFaults} warnWhenUnsavedChanges noValidate>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720, mx: 'auto' }}>
          <Group title={translate('vehicles.create.identity')} hint={translate('vehicles.create.identity_hint')}>
            <IdentityFields />
          </Group>
          <Group title={translate('vehicles.create.engine')}>
            <TechnicalFields />
          </Group>
          <Actions />
        </Box>
      </Form>
    </CreateBase>
  );
};

export default CarCreate;
