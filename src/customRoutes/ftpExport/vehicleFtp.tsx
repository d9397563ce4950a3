import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { ActionButton, ToolButton } from '@turntable/declare/ui/buttons.tsx';
import type { Tone } from '@turntable/declare/ui/Chip.tsx';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { exactTime } from '@turntable/declare/ui/time/times.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useEffect, useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { DeliveryState, FtpDelivery, SentFile } from '../../../contract/ftpExport/delivery.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { callOfRole, mayCall } from '../../api/roleCalls.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { FtpCell } from '../../resources/vehicles/cells.tsx';
import { EntryList } from '../../ui/Panel.tsx';
import { sizeText } from '../../ui/sizeText.ts';
import { PlatesQuestion, useUnchangedPlates } from '../photos/unchangedPlates.tsx';
import {
  invalidateVehicleLists,
  useReadVehicle,
  useVehicleNews,
} from '../processing/pollVehicle.ts';
import { usePhotoNotices } from '../vehicles/actions.tsx';
import { useCar, vehicleResource } from '../vehicles/car.tsx';

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  succeed: 'success',
  failed: 'danger',
};
/** In the order in which they are shown. */
const FILE_STATES = ['sent', 'skipped', 'failed', 'waiting'] as const;

const DeliveryHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 13,
  color: theme.palette.text.secondary,
}));

const SentFiles = styled('details')(({ theme }) => ({
  marginTop: 6,
  fontSize: 13,
  '& summary': { cursor: 'pointer', padding: '4px 0' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}));

const FileLine = ({ file: { name, state, bytes, message } }: { file: SentFile }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const said = translate(`ftp.sent.file.${state}`);
  return (
    <li>
      {name}
      <small>
        {[said, bytes === null ? '' : sizeText(bytes, locale), message].filter(Boolean).join(' · ')}
      </small>
    </li>
  );
};

/** One delivery: when and by whom it was requested, its state, and each file's. */
const DeliveryEntry = ({ delivery }: { delivery: FtpDelivery }) => {
  const translate = useTranslate();
  const { state, asked_at, asked_by, host, folder, message, files } = delivery;
  const counts = FILE_STATES.map((of) => ({
    of,
    smart_count: files.filter((file) => file.state === of).length,
  }))
    .filter(({ smart_count }) => smart_count > 0)
    .map(({ of, smart_count }) => translate(`ftp.sent.count.${of}`, { smart_count }));
  return (
    <li>
      <DeliveryHead>
        <Chip
          tone={TONES[state]}
          text={translate(`ftp.sent.state.${state}`)}
          isBusy={state === 'sending'}
        />
        <RelativeTime at={asked_at} />
        <span>{asked_by === null ? translate('ftp.sent.by_itself') : asked_by}</span>
      </DeliveryHead>
      {message && state !== 'succeed' && (
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {message}
        </Typography>
      )}
      {files.length > 0 && (
        <SentFiles>
          <summary>{counts.join(', ')}</summary>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('ftp.sent.where', { host, folder: folder || '/' })}
          </Typography>
          <ul>
            {files.map((file) => (
              <FileLine key={file.name} file={file} />
            ))}
          </ul>
        </SentFiles>
      )}
    </li>
  );
};

/** The interval of reading while a delivery is under way, in milliseconds. */
const LOOK_EVERY = 2000;

const deliveriesKey = (id: number) => [vehicleResource(), 'ftpDeliveries', id] as const;

/** Reads the vehicle's deliveries, the latest first. Reads them again while one is under way. */
const useDeliveries = (id: number) =>
  useQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(cars.ftpDeliveries, adminCars.ftpDeliveries), {
        params: { id },
        signal,
      });
      return data;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ finished_at }) => finished_at === null) ? LOOK_EVERY : false,
  });

/** Reads the vehicle again when a delivery ends, also one that another user requested. */
const useReloadAfterDelivery = (ended: string | null | undefined) => {
  const { id, ftp_upload_date } = useCar();
  const news = useVehicleNews(id);
  useEffect(() => {
    if (ended && ended !== ftp_upload_date) void news.refresh();
  }, [ended, ftp_upload_date, news]);
};

/** All kept deliveries of the vehicle, the latest first. */
const DeliveryHistory = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { id } = useCar();
  const { data, error } = useDeliveries(id);
  useReloadAfterDelivery(data?.find(({ finished_at }) => finished_at !== null)?.finished_at);
  if (!data && error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <Typography variant="body2">{translate('ftp.sent.loading')}</Typography>;
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('ftp.sent.never')}
      </Typography>
    );
  }
  return (
    <EntryList aria-label={translate('ftp.sent.history')}>
      {data.map((delivery) => (
        <DeliveryEntry key={delivery.id} delivery={delivery} />
      ))}
    </EntryList>
  );
};

/** The time until the vehicle is read after a successful request, in milliseconds (specification, chapter 9). */
const POLL_EVERY = 2000;

/** Sends the vehicle's finished pictures to its company's FTP server, and reports the result once the date of the last delivery has changed (specification, chapter 4). */
const useFtpUpload = () => {
  const car = useCar();
  const read = useReadVehicle();
  const news = useVehicleNews(car.id);
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const client = useQueryClient();
  const notices = usePhotoNotices();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [awaited, setAwaited] = useState<{ before: string | null }>();

  useEffect(() => {
    if (!awaited) return;
    const timer = window.setInterval(news.refresh, POLL_EVERY);
    return () => window.clearInterval(timer);
  }, [awaited, news]);
  useEffect(() => {
    if (!awaited || car.ftp_upload_date === awaited.before) return;
    setAwaited(undefined);
    invalidateVehicleLists(client);
    void client.invalidateQueries({ queryKey: deliveriesKey(car.id) });
    const when = exactTime((car.ftp_upload_timestamp ?? 0) * 1000, locale);
    if (car.ftp_upload_state === 'succeed') notices.say('ftp.sent.succeeded', { when }, 'success');
    else notices.fail(new Error(translate('ftp.sent.did_not_succeed', { when })));
  }, [awaited, car, notices, client, translate, locale]);

  const { mutate, isPending } = useMutation({
    mutationFn: async (confirmed: number[]) => {
      const { id } = car;
      const present = await read(id); // the page may not have the last delivery yet
      news.show(present);
      await dataProvider.act(vehicleResource(), 'ftpUpload', {
        id,
        ...(confirmed.length > 0 && { body: { confirmed_plates: confirmed } }),
      });
      setAwaited({ before: present.ftp_upload_date });
      await client.invalidateQueries({ queryKey: deliveriesKey(id) });
    },
    onError: notices.fail,
  });
  return {
    send: (confirmed: number[] = []) => mutate(confirmed),
    isUnderWay: isPending || awaited !== undefined,
  };
};

const SendButton = () => {
  const { processed_count, extra_photos } = useCar();
  const translate = useTranslate();
  const { send, isUnderWay } = useFtpUpload();
  const held = useUnchangedPlates();
  const [isAsking, setAsking] = useState(false);
  const hasPictures =
    processed_count > 0 || extra_photos.some(({ processed_url }) => processed_url !== null);
  const why = isUnderWay ? 'ftp.sent.under_way' : hasPictures ? undefined : 'ftp.sent.no_pictures';
  return (
    <>
      <ActionButton
        label={isUnderWay ? 'ftp.sent.sending' : 'ftp.sent.send'}
        icon="send"
        why={why}
        onPress={() => (held.length > 0 ? setAsking(true) : send())}
      />
      {isAsking && (
        <PlatesQuestion
          submit={translate('vehicle.unchanged_plate.send')}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** The pictures that keep the vehicle from being sent automatically, and since when. */
const HeldBack = () => {
  const translate = useTranslate();
  const { ftp_held_at } = useCar();
  const held = useUnchangedPlates();
  if (held.length === 0) return null;
  const pictures = held.map(({ name }) => name).join(', ');
  return (
    <Alert severity="warning">
      {translate(ftp_held_at ? 'ftp.sent.held_back' : 'ftp.sent.to_check', { pictures })}
      {ftp_held_at && (
        <Typography variant="body2" color="inherit">
          <RelativeTime at={ftp_held_at} />
        </Typography>
      )}
    </Alert>
  );
};

/**
 * Whether the pictures are on the company's FTP server, a button to send them, and former deliveries (specification, chapter 2). Users
 * who may not send see the deliveries, too.
 */
export const FtpPanel = () => {
  const translate = useTranslate();
  const car = useCar();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="ftp-title" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id="ftp-title" variant="h2">
          {translate('ftp.title')}
        </Typography>
        <FtpCell row={car} />
        {car.ftp_upload_date && (
          <Typography variant="body2" color="textSecondary">
            <RelativeTime at={car.ftp_upload_date} />
          </Typography>
        )}
      </Box>
      <HeldBack />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(mayCall(companyCars.ftpUpload) || mayCall(adminCars.ftpUpload)) && <SendButton />}
        <ToolButton
          type="button"
          aria-expanded={isOpen}
          aria-controls="ftp-history"
          data-active={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('ftp.sent.history')}
        </ToolButton>
      </Box>
      <div id="ftp-history" hidden={!isOpen}>
        {isOpen && <DeliveryHistory />}
      </div>
    </Card>
  );
};
