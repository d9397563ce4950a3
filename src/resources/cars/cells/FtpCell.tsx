import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { exactTimeOnHover } from '../../../ui/time/exactTimeOnHover.ts';
import { ftpState } from '../carStates.ts';

const Quiet = styled('span')(({ theme }) => ({
  fontSize: 13,
  color: theme.palette.text.secondary,
}));

/** Whether the pictures are on the company's FTP server; when they went there, on hovering. `isNamed` where no column head says what it is. */
export const FtpCell = ({ row, isNamed }: { row: CarRow; isNamed?: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const state = ftpState(row);
  const said = translate(`resources.cars.choices.ftp.${state}`);
  const text = isNamed ? `${translate('resources.cars.fields.ftp_upload_date')}: ${said}` : said;
  if (state === 'never') return <Quiet>{text}</Quiet>;
  const when = row.ftp_upload_date ? exactTimeOnHover(Date.parse(row.ftp_upload_date), locale) : {};
  return <Chip tone={state === 'succeed' ? 'success' : 'danger'} text={text} {...when} />;
};
