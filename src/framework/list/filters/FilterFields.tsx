import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ChoiceFilter, DaysFilter, Filter, LoadedChoices } from '../definition.ts';
import { ToolButton } from '../ui.ts';
import { choiceText, dayBefore, type FilterValues, filterValue, withoutFilter } from './filterValues.ts';

const Options = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: 13, fontWeight: 600, color: theme.palette.text.secondary },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: 6,
    fontSize: 14,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  },
  '& input[type=radio]': { width: 16, height: 16, margin: 0, accentColor: theme.palette.primary.main, outline: 'none' },
  '& .days': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  '& .days label': { display: 'block', padding: 0, fontSize: 13, '&:hover': { backgroundColor: 'transparent' } },
  '& input[type=date]': {
    font: 'inherit',
    fontSize: 14,
    width: '100%',
    boxSizing: 'border-box',
    height: 36,
    marginTop: 4,
    padding: '0 8px',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 6,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    colorScheme: theme.palette.mode,
  },
  // on a phone the choices stand side by side, large enough for a thumb
  '&[data-pills=true] .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '&[data-pills=true] .choices label': {
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 20,
    border: `1px solid ${theme.palette.divider}`,
    '&:has(:checked)': {
      fontWeight: 600,
      borderColor: theme.palette.primary.main,
      backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.18 : 0.08),
    },
    '& input': { position: 'absolute', opacity: 0 },
  },
  '& .presets': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12 },
}));

interface FieldsProps<F extends Filter> {
  filter: F;
  values: FilterValues;
  loaded: LoadedChoices;
  onChange: (values: FilterValues) => void;
  /** Chosen with the pointer: nothing more is to come. */
  onChosen?: (() => void) | undefined;
}

const ChoiceFields = ({ filter, values, loaded, onChange, onChosen }: FieldsProps<ChoiceFilter>) => {
  const translate = useTranslate();
  const current = filterValue(values, filter.source);
  const choices = [{ value: '', text: translate('list.any') }, ...loaded.choices];
  if (loaded.retry) {
    return (
      <div role="alert">
        <p>{translate('list.choices_failed')}</p>
        <ToolButton type="button" onClick={loaded.retry}>
          {translate('common.retry')}
        </ToolButton>
      </div>
    );
  }
  return (
    <div className="choices">
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={filter.source}
            value={choice.value}
            checked={choice.value === current}
            // biome-ignore lint/a11y/noAutofocus: the panel has just been opened to choose here
            autoFocus={onChosen && choice.value === current}
            onChange={() => onChange({ ...values, [filter.source]: choice.value })}
            onClick={({ detail }) => detail > 0 && onChosen?.()}
          />
          {choiceText(choice, translate)}
        </label>
      ))}
    </div>
  );
};

const PRESETS = [
  { label: 'list.today', back: 0 },
  { label: 'list.last_7_days', back: 6 },
  { label: 'list.last_30_days', back: 29 },
];

const DaysFields = ({ filter, values, onChange, onChosen }: FieldsProps<DaysFilter>) => {
  const translate = useTranslate();
  const [from, to] = [filterValue(values, filter.from), filterValue(values, filter.to)];
  return (
    <>
      <div className="days">
        <label>
          {translate('list.from_day')}
          <input
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => onChange({ ...values, [filter.from]: target.value })}
          />
        </label>
        <label>
          {translate('list.to_day')}
          <input
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => onChange({ ...values, [filter.to]: target.value })}
          />
        </label>
      </div>
      <div className="presets">
        {PRESETS.map(({ label, back }) => (
          <ToolButton
            key={label}
            type="button"
            onClick={() => {
              onChange({ ...withoutFilter(filter, values), [filter.from]: dayBefore(new Date(), back) });
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

/** What a filter can be set to, for a panel or a sheet. */
export const FilterFields = ({ filter, arePills, ...props }: FieldsProps<Filter> & { arePills?: boolean }) => {
  const translate = useTranslate();
  return (
    <Options data-pills={arePills}>
      <legend>{translate(filter.label)}</legend>
      {filter.kind === 'choice' ? <ChoiceFields filter={filter} {...props} /> : <DaysFields filter={filter} {...props} />}
    </Options>
  );
};
