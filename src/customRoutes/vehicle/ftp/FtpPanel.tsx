import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { adminCars } from '../../../../contract/calls/adminCars.ts';
import { companyCars } from '../../../../contract/calls/companyCars.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import { FtpCell } from '../../../resources/cars/cells/FtpCell.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ToolButton } from '../../../ui/buttons.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { useCar } from '../car/CarContext.tsx';
import { DeliveryHistory } from './DeliveryHistory.tsx';
import { useFtpUpload } from './useFtpUpload.ts';

const SendButton = () => {
  const { processed_count, extra_photos } = useCar();
  const { send, isUnderWay } = useFtpUpload();
  const hasPictures =
    processed_count > 0 || extra_photos.some(({ processed_url }) => processed_url !== null);
  const why = isUnderWay ? 'ftp.sent.under_way' : hasPictures ? undefined : 'ftp.sent.no_pictures';
  return (
    <ActionButton
      label={isUnderWay ? 'ftp.sent.sending' : 'ftp.sent.send'}
      icon="send"
      why={why}
      onPress={send}
    />
  );
};

/**
 * Whether the pictures lie on the company's FTP server, a way to send them there, and what was sent before (specification, chapter 2). Who
 * may not send is shown what was sent all the same.
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
