import { useTranslate } from 'ra-core';
import { ToolButton } from '../buttons.ts';
import { dayBefore } from '../time/days.ts';

const PRESETS = [
  { label: 'list.today', back: 0 },
  { label: 'list.last_7_days', back: 6 },
  { label: 'list.last_30_days', back: 29 },
];

interface DaysFieldsProps {
  /** `YYYY-MM-DD`, or empty where that side is open. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
  /** Chosen with the pointer: nothing more is to come. */
  onChosen?: (() => void) | undefined;
}

/** From a day to a day, both included. */
export const DaysFields = ({ from, to, onChange, onChosen }: DaysFieldsProps) => {
  const translate = useTranslate();
  return (
    <>
      <div className="days">
        <label>
          {translate('list.from_day')}
          <input
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => onChange(target.value, to)}
          />
        </label>
        <label>
          {translate('list.to_day')}
          <input
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => onChange(from, target.value)}
          />
        </label>
      </div>
      <div className="presets">
        {PRESETS.map(({ label, back }) => (
          <ToolButton
            key={label}
            type="button"
            onClick={() => {
              onChange(dayBefore(new Date(), back), '');
              onChosen?.();
            }}
          >
            {translate(label)}
          </ToolButton>
        ))}
      </div>
    </>
  );
};
