import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatOf } from '@turntable/declare/ui/text/formatOf.ts';
import { useLocale, useNavigate } from 'react-admin';
import type { CountedLink } from '../countedLinks.ts';
import type { Measure, Step } from './steps.ts';

/** A week's short names fit below the bars, or so many dates. */
const WEEK = 7;
const MOST_LABELS = 5;

interface ActivityChartProps {
  steps: readonly Step[];
  measure: Measure;
  /** Translated. */
  label: string;
  height: number;
  /** What a click on a bar leads to, by the step's `at`. */
  links: ReadonlyMap<string, CountedLink> | undefined;
}

/** A bar for each step. The same numbers are in a table, so screen readers and the keyboard pass it by. A click leads to what a bar counts. */
const ActivityChart = ({ steps, measure, label, height, links }: ActivityChartProps) => {
  const { palette } = useTheme();
  const locale = useLocale();
  const navigate = useNavigate();
  const every = steps.length <= WEEK ? 1 : Math.ceil(steps.length / MOST_LABELS);
  return (
    <div aria-hidden="true">
      <BarChart
        height={height}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        series={[{ data: steps.map((step) => step[measure]), label, color: palette.primary.main }]}
        xAxis={[
          {
            scaleType: 'band',
            data: steps.map(({ at }) => at),
            valueFormatter: (at: string, { location }) => {
              const step = steps.find((one) => one.at === at);
              return (location === 'tick' ? step?.label : step?.name) ?? at;
            },
            tickLabelInterval: (_: string, place) => place % every === 0,
            disableLine: true,
            disableTicks: true,
            height: 24,
          },
        ]}
        yAxis={[
          {
            tickMinStep: 1,
            tickNumber: 3,
            valueFormatter: (value: number) =>
              formatOf(Intl.NumberFormat, locale, { notation: 'compact' }).format(value),
            width: 36,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        grid={{ horizontal: true }}
        borderRadius={3}
        hideLegend
        skipAnimation
        sx={links && { '& .MuiBarChart-element': { cursor: 'pointer' } }}
        onAxisClick={(_, axis) => {
          const link = links?.get(String(axis?.axisValue));
          if (link && link.count > 0) navigate(link.to);
        }}
        disableKeyboardNavigation
      />
    </div>
  );
};

export default ActivityChart;
