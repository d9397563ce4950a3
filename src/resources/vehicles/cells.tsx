import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { styled } from '@mui/material/styles';
import { RowLink } from '@turntable/declare/list/RowLink.tsx';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { exactTime } from '@turntable/declare/ui/time/times.ts';
import { useLocale, useTranslate } from 'react-admin';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';
import { carName, ftpState, stateChips, toFixKey } from './carStates.ts';

interface CarThumbnailProps {
  row: CarRow;
  width?: number;
  height?: number;
}

/** Shows a vehicle's first picture, or the outline of a vehicle. */
export const CarThumbnail = ({ row, width, height }: CarThumbnailProps) => {
  const translate = useTranslate();
  const outline = <DirectionsCarOutlined titleAccess={translate('vehicles.no_picture')} />;
  return <Thumbnail src={row.thumbnail_url} width={width} height={height} outline={outline} />;
};

/** Links a vehicle's name to its page. */
export const NameCell = ({ row }: { row: CarRow }) => {
  const translate = useTranslate();
  return (
    <RowLink row={row}>{carName(row) ?? translate('vehicles.unnamed', { id: row.id })}</RowLink>
  );
};

const Characters = styled('span')({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: 13,
  letterSpacing: '-0.01em',
});

/** Shows the VIN in a monospaced font, so that two can be compared. */
export const VinCell = ({ row }: { row: CarRow }) => (
  <Characters translate="no">{row.vin}</Characters>
);

const Count = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: 5,
  width: 84,
  fontSize: 13,
  lineHeight: 1,
  '& i': {
    position: 'relative',
    height: 4,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: theme.palette.action.selected,
  },
  '& b': {
    position: 'absolute',
    inset: 0,
    borderRadius: 2,
    transformOrigin: 'left',
    backgroundColor: theme.palette.text.secondary,
  },
  '& b + b': { backgroundColor: theme.palette.primary.main },
}));

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);

/** Shows photos n of m; the bar shows how many there are and, in a stronger colour, how many are finished. */
export const PhotosCell = ({ row }: { row: CarRow }) => {
  const translate = useTranslate();
  const { photos_count: count, angles_count: of, processed_count: processed } = row;
  return (
    <Count title={translate('vehicles.photos_label', { count, of, processed })}>
      {translate('vehicles.photos', { count, of })}
      <i aria-hidden="true">
        <b style={{ transform: `scaleX(${share(count, of)})` }} />
        <b style={{ transform: `scaleX(${share(processed, of)})` }} />
      </i>
    </Count>
  );
};

const Chips = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  verticalAlign: 'middle',
});

/** Shows the states of the pictures and of the quality check, and on how many pictures the licence plate is readable. */
export const StateCell = ({ row }: { row: Parameters<typeof stateChips>[0] }) => {
  const translate = useTranslate();
  return (
    <Chips>
      {stateChips(row).map(({ state, tone, isBusy, reasons = [], comment }) => (
        <Chip
          key={state}
          tone={tone}
          isBusy={isBusy}
          text={translate(`resources.cars.choices.state.${state}`)}
          title={
            state === 'quality_check'
              ? translate('vehicles.quality_check_hint')
              : [reasons.map((reason) => translate(toFixKey(reason))).join(', '), comment]
                  .filter(Boolean)
                  .join('\n') || undefined
          }
        />
      ))}
      {row.unchanged_plates ? (
        <Chip
          tone="warning"
          text={translate('vehicles.unchanged_plates', { smart_count: row.unchanged_plates })}
          title={translate('vehicles.unchanged_plates_hint')}
        />
      ) : null}
    </Chips>
  );
};

const Quiet = styled('span')(({ theme }) => ({
  fontSize: 13,
  color: theme.palette.text.secondary,
}));

/** Shows whether the pictures are on the company's FTP server; on hover, since when. `isNamed`: names the value, where no column head does. */
export const FtpCell = ({ row, isNamed }: { row: CarRow; isNamed?: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const state = ftpState(row);
  const said = translate(`resources.cars.choices.ftp.${state}`);
  const text = isNamed ? `${translate('resources.cars.fields.ftp_upload_date')}: ${said}` : said;
  if (state === 'never') return <Quiet>{text}</Quiet>;
  const { ftp_upload_date: sent } = row;
  const title = sent ? { title: exactTime(Date.parse(sent), locale) } : {};
  return <Chip tone={state === 'succeed' ? 'success' : 'danger'} text={text} {...title} />;
};
