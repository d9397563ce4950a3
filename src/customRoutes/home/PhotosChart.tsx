import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLocale, useTranslate } from 'ra-core';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';

const BOX = { width: 350, height: 150, top: 20, foot: 22, bar: 30 } as const;
const ROOM = BOX.height - BOX.top - BOX.foot;
/** A day without photos still shows where its bar would stand. */
const LOWEST = 2;

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& svg': { display: 'block', width: '100%', maxWidth: 460, height: 'auto' },
  '& rect': { fill: theme.palette.primary.main },
  '& text': { fontSize: 13, fill: theme.palette.text.secondary, textAnchor: 'middle' },
  '& .count': { fill: theme.palette.text.primary, fontWeight: 600 },
}));

/** Photos finished on each of the last days, as bars; for screen readers as a table. The days are the server's (UTC). */
export const PhotosChart = ({ days }: { days: Dashboard['processed_per_day'] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ photos }) => photos));
  const step = BOX.width / Math.max(1, days.length);
  const inWords = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [short, long] = [inWords('short'), inWords('long')];
  return (
    <Figure>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" focusable="false">
        {days.map(({ day, photos }, place) => {
          const middle = step * (place + 0.5);
          const height = Math.max(LOWEST, (photos / most) * ROOM);
          const y = BOX.top + ROOM - height;
          return (
            <g key={day}>
              <rect
                x={middle - BOX.bar / 2}
                y={y}
                width={BOX.bar}
                height={height}
                rx={Math.min(4, height / 2)}
              />
              <text className="count" x={middle} y={y - 6}>
                {photos.toLocaleString(locale)}
              </text>
              <text x={middle} y={BOX.height - 5}>
                {short.format(new Date(day))}
              </text>
            </g>
          );
        })}
      </svg>
      {/* a table takes the width that its words need, however narrow it is told to be */}
      <div style={visuallyHidden}>
        <table>
          <caption>{translate('pages.home.photos_per_day')}</caption>
          <tbody>
            {days.map(({ day, photos }) => (
              <tr key={day}>
                <th scope="row">{long.format(new Date(day))}</th>
                <td>{photos.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
};
