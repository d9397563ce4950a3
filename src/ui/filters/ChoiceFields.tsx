import { useTranslate } from 'ra-core';
import { ToolButton } from '../buttons.ts';
import { choiceText, type LoadedChoices } from './choice.ts';

interface ChoiceFieldsProps {
  name: string;
  loaded: LoadedChoices;
  /** Empty: any. */
  value: string;
  onChange: (value: string) => void;
  /** Chosen with the pointer: nothing more is to come. */
  onChosen?: (() => void) | undefined;
}

/** One of some values, or any. */
export const ChoiceFields = ({ name, loaded, value, onChange, onChosen }: ChoiceFieldsProps) => {
  const translate = useTranslate();
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
      {[{ value: '', text: translate('list.any') }, ...loaded.choices].map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            // biome-ignore lint/a11y/noAutofocus: the panel has just been opened to choose here
            autoFocus={onChosen && choice.value === value}
            onChange={() => onChange(choice.value)}
            onClick={({ detail }) => detail > 0 && onChosen?.()}
          />
          {choiceText(choice, translate)}
        </label>
      ))}
    </div>
  );
};
