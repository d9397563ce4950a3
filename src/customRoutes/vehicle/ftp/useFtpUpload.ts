import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { exactTime } from '../../../ui/time/relativeTime.ts';
import { isNotFound, usePhotoNotices } from '../actions/photoNotices.ts';
import { useCar } from '../car/CarContext.tsx';
import { useReadVehicle, useVehicleNews } from '../car/useVehicle.ts';
import { renewLists, vehicleResource } from '../car/vehicleResource.ts';
import { deliveriesKey } from './useDeliveries.ts';

/** After a successful request, in milliseconds (specification, chapter 9). */
const POLL_EVERY = 2000;

/** Asks every 2 s until the date of the last sending is another one, then says how it went (specification, chapter 4). */
const useOutcome = (awaited: { before: string | null } | undefined, onEnd: () => void) => {
  const { id } = useCar();
  const read = useReadVehicle();
  const news = useVehicleNews(id);
  const notices = usePhotoNotices();
  const client = useQueryClient();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  useEffect(() => {
    if (!awaited) return;
    const stopped = new AbortController();
    let timer: number;
    const ask = async (): Promise<'answered' | 'wait'> => {
      try {
        const car = await read(id, stopped.signal);
        if (stopped.signal.aborted || car.ftp_upload_date === awaited.before) return 'wait';
        news.show(car);
        renewLists(client);
        void client.invalidateQueries({ queryKey: deliveriesKey(id) });
        const when = exactTime((car.ftp_upload_timestamp ?? 0) * 1000, locale);
        if (car.ftp_upload_state === 'succeed')
          notices.say('ftp.sent.succeeded', { when }, 'success');
        else notices.fail(new Error(translate('ftp.sent.did_not_succeed', { when })));
        return 'answered';
      } catch (error) {
        return isNotFound(error) ? 'answered' : 'wait'; // what may pass is asked again
      }
    };
    const next = async () => {
      const said = await ask();
      if (stopped.signal.aborted) return;
      if (said === 'answered') onEnd();
      else timer = window.setTimeout(next, POLL_EVERY);
    };
    timer = window.setTimeout(next, POLL_EVERY);
    return () => {
      stopped.abort();
      window.clearTimeout(timer);
    };
  }, [awaited, id, read, news, notices, client, translate, locale, onEnd]);
};

/** Sends the vehicle's finished pictures to its company's FTP server. */
export const useFtpUpload = () => {
  const { id } = useCar();
  const read = useReadVehicle();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const client = useQueryClient();
  const notices = usePhotoNotices();
  const [isAsking, setAsking] = useState(false);
  const [awaited, setAwaited] = useState<{ before: string | null }>();
  const [end] = useState(() => () => setAwaited(undefined));
  useOutcome(awaited, end);
  const send = async () => {
    setAsking(true);
    try {
      const { ftp_upload_date: before } = await read(id); // the page may not know of the last sending
      await dataProvider.act(vehicleResource(), 'ftpUpload', { id });
      setAwaited({ before });
      await client.invalidateQueries({ queryKey: deliveriesKey(id) });
    } catch (error) {
      notices.fail(error);
    } finally {
      setAsking(false);
    }
  };
  return { send, isUnderWay: isAsking || awaited !== undefined };
};
