import { useLocale, useTranslate } from 'ra-core';
import { Chip } from '../../ui/chip/Chip.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { numberText } from '../../ui/text/numbers.ts';
import { plainText } from '../../ui/text/plain.ts';
import { dayText } from '../../ui/time/days.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { isNothing, textOf, type ValueProps } from '../../ui/values/value.ts';
import { WebLink } from '../../ui/values/WebLink.tsx';

/** As much of JSON as a row has room for. */
const SHORT = 80;

/** A number in a style of ui/text/numbers.ts. */
export const numberCell =
  (style: string) =>
  ({ value }: ValueProps) => {
    const locale = useLocale();
    return isNothing(value) ? '' : numberText(Number(value), style, locale ?? 'en');
  };

/** Yes or no, as a sign. */
export const FlagCell = ({ value }: ValueProps) => {
  const translate = useTranslate();
  if (isNothing(value)) return '';
  return (
    <span role="img" aria-label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}>
      {value ? '✓' : '–'}
    </span>
  );
};

export const DateCell = ({ value }: ValueProps) => dayText(textOf(value), useLocale() ?? 'en');

/** A moment in ISO 8601. */
export const TimeCell = ({ value }: ValueProps) =>
  isNothing(value) ? '' : <RelativeTime at={String(value)} />;

/** A moment in seconds since 1970. */
export const SecondsCell = ({ value }: ValueProps) =>
  isNothing(value) ? '' : <RelativeTime at={new Date(Number(value) * 1000).toISOString()} />;

export const ChoiceCell = ({ value, choiceKey }: ValueProps) => {
  const translate = useTranslate();
  const choice = textOf(value);
  return choice && translate(choiceKey(choice), { _: choice });
};

export const StatusCell = (props: ValueProps) => {
  const text = ChoiceCell(props);
  return text && <Chip tone={props.tones?.[textOf(props.value)] ?? 'neutral'} text={text} />;
};

/** A picture beside text that says the same: it needs no text of its own. */
export const ImageCell = ({ value }: ValueProps) => <Thumbnail src={textOf(value)} />;

export const MailCell = ({ value }: ValueProps) =>
  isNothing(value) ? '' : <a href={`mailto:${value}`}>{textOf(value)}</a>;
export const PhoneCell = ({ value }: ValueProps) =>
  isNothing(value) ? (
    ''
  ) : (
    <a href={`tel:${textOf(value).replace(/[^\d+]/g, '')}`}>{textOf(value)}</a>
  );
export const WebCell = ({ value }: ValueProps) => <WebLink address={textOf(value)} />;

/** A file, by its name. */
export const FileCell = ({ value }: ValueProps) => {
  const [path = ''] = textOf(value).split('?');
  return (
    path && (
      <a href={textOf(value)} download>
        {path.slice(path.lastIndexOf('/') + 1)}
      </a>
    )
  );
};
export const RichTextCell = ({ value }: ValueProps) => plainText(textOf(value));

export const JsonCell = ({ value }: ValueProps) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > SHORT ? `${text.slice(0, SHORT)} …` : text;
};
