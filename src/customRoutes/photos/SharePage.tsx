import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { currentUser } from '@turntable/declare/connection.ts';
import { createKey, searchKey } from '@turntable/declare/define/textKeys.ts';
import { writableOnCreate } from '@turntable/declare/kinds/writable.ts';
import { searchInput } from '@turntable/declare/list/filterInputs.tsx';
import { ROWS } from '@turntable/declare/list/filters.ts';
import { CreateForm, useCreateView } from '@turntable/declare/record/CreateScreen.tsx';
import { FormFields } from '@turntable/declare/record/FieldsTab.tsx';
import { resourceNamed } from '@turntable/declare/registry.ts';
import { EmptyState, LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useEffect, useState } from 'react';
import {
  Create,
  FilterLiveForm,
  LinkBase,
  ListBase,
  type RaRecord,
  useNavigate,
  useTranslate,
  WithListContext,
} from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';
import { mayDo } from '../../authProvider/policy.ts';
import { carName } from '../../resources/vehicles/carStates.ts';
import { CarThumbnail } from '../../resources/vehicles/cells.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { forgetShared, readShared } from '../../uploads/sharedPhotos.ts';
import { SHARE_TARGET } from '../../uploads/shareTarget.ts';
import { useLocalPreview } from '../../uploads/useLocalPreview.ts';
import { vehicleResource } from '../vehicles/car.tsx';
import { withSharedPhotos } from './sharedToVehicle.ts';

/** How many photos are shown; the others are counted. */
const SHOWN_PHOTOS = 8;
const SHOWN_VEHICLES = 20;
/** The search's debounce, in milliseconds. */
const DEBOUNCE = 300;

const SharedPhoto = ({ photo }: { photo: File }) => {
  const preview = useLocalPreview(photo);
  return (
    <Box
      sx={{
        width: 72,
        aspectRatio: '4 / 3',
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {preview && <img src={preview} alt="" />}
    </Box>
  );
};

/** The vehicles changed last, and a search for all others. Choosing one opens its page with the photos. */
const VehicleChoice = () => {
  const translate = useTranslate();
  const resource = vehicleResource();
  return (
    <ListBase
      resource={resource}
      perPage={SHOWN_VEHICLES}
      sort={{ field: 'updated_at', order: 'DESC' }}
      queryOptions={{ meta: ROWS, onError: () => undefined }}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
    >
      <Box
        sx={{
          '& .MuiFormControl-root': { m: 0 },
          '& .MuiFormHelperText-root': { display: 'none' },
        }}
      >
        <FilterLiveForm debounce={DEBOUNCE}>
          {searchInput(translate(searchKey(resource)))}
        </FilterLiveForm>
      </Box>
      <WithListContext<CarRow & RaRecord>
        render={({ data, error, refetch }) => {
          if (error)
            return (
              <LoadFailed
                title={translate('pages.share.failed')}
                error={error}
                onRetry={() => refetch?.()}
              />
            );
          if (!data) return <ScreenLoading />;
          if (data.length === 0) return <p role="status">{translate('pages.share.not_found')}</p>;
          return (
            <Card>
              <List disablePadding aria-label={translate('pages.share.vehicles')}>
                {data.map((row) => (
                  <ListItem key={row.id} disablePadding divider>
                    <ListItemButton
                      component={LinkBase}
                      to={withSharedPhotos(`/${resource}/${row.id}`)}
                      sx={{ gap: 2 }}
                    >
                      <CarThumbnail row={row} />
                      <ListItemText
                        primary={carName(row) ?? translate('vehicles.unnamed', { id: row.id })}
                        secondary={row.vin}
                        slotProps={{ primary: { noWrap: true }, secondary: { translate: 'no' } }}
                      />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            </Card>
          );
        }}
      />
    </ListBase>
  );
};

/** Asks which vehicle the photos show that another application has shared with this one. */
const ChooseVehicle = () => {
  const translate = useTranslate();
  const [parameters] = useSearchParams();
  const [photos, setPhotos] = useState<readonly File[]>();
  useEffect(() => {
    readShared().then(setPhotos);
  }, []);
  if (!photos) return <ScreenLoading />;
  const isFull = parameters.has('full');
  if (photos.length === 0) {
    const text = isFull ? 'pages.share.full' : 'pages.share.none';
    return <EmptyState isAlarm={isFull} title={translate(text)} text={translate(`${text}_hint`)} />;
  }
  const discard = () => forgetShared(photos).then(() => setPhotos([]));
  const more = photos.length - SHOWN_PHOTOS;
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 720, mx: 'auto' }}>
      {isFull && (
        <Alert severity="error">
          <AlertTitle>{translate('pages.share.full')}</AlertTitle>
          {translate('pages.share.full_hint')}
        </Alert>
      )}
      <Panel title={translate('pages.share.photos', { smart_count: photos.length })}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {photos.slice(0, SHOWN_PHOTOS).map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the photos never change places
            <SharedPhoto key={index} photo={photo} />
          ))}
          {more > 0 && <Typography>{translate('pages.share.more', { count: more })}</Typography>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="p" sx={{ flex: '1 1 240px' }}>
            {translate('pages.share.kept')}
          </Box>
          <Button color="inherit" variant="outlined" onClick={discard}>
            {translate('pages.share.discard')}
          </Button>
        </Box>
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {translate('pages.share.which')}
        </Typography>
        {mayDo(currentUser(), 'cars', 'create') && (
          <Button
            component={LinkBase}
            to={`${SHARE_TARGET.path}/new`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {translate(createKey('cars'))}
          </Button>
        )}
      </Box>
      <VehicleChoice />
    </Box>
  );
};

/** The derived form of a new vehicle; then its page opens with the photos. */
const NewVehicle = () => {
  const navigate = useNavigate();
  const { view, onAdded } = useCreateView('cars');
  const writable = writableOnCreate(resourceNamed('cars'), currentUser().role);
  const onSuccess = (made: RaRecord) => {
    view.mutationOptions.onSuccess(made);
    navigate(withSharedPhotos(`/cars/${made.id}`), { replace: true });
  };
  return (
    <Create {...view} mutationOptions={{ ...view.mutationOptions, onSuccess }}>
      <CreateForm onAdded={onAdded}>
        <FormFields names={Object.keys(writable)} writable={writable} />
      </CreateForm>
    </Create>
  );
};

/** Where photos arrive that other applications share (src/serviceWorker), and go to a vehicle. */
const SharePage = () => (useParams()['*'] === 'new' ? <NewVehicle /> : <ChooseVehicle />);

export default SharePage;
