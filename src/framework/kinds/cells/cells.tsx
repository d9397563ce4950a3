import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { numberText } from '../../../ui/text/numbers.ts';
import { plainText } from '../../../ui/text/plain.ts';
import { dayText } from '../../../ui/time/days.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { valueAt } from '../../../ui/values/valueAt.ts';
import { FileLink, MailLink, PhoneLink, WebLink, YesNo } from '../../../ui/values/values.tsx';
import { choiceKey } from '../../define/textKeys.ts';
import type { CellProps } from '../kind.ts';

const ReferenceName = lazy(() => import('./ReferenceName.tsx'));

/** As much of JSON as a row has room for. */
const SHORT = 80;

const textAt = ({ row, name }: CellProps): string => {
  const value = valueAt(row, name);
  return value === null || value === undefined ? '' : String(value);
};

export const NumberCell = ({ row, name, field }: CellProps) => {
  const locale = useLocale();
  const value = valueAt(row, name);
  return value === null || value === undefined ? '' : numberText(Number(value), field.kind, locale);
};

export const FlagCell = ({ row, name }: CellProps) => {
  const value = valueAt(row, name);
  return value === null || value === undefined ? '' : <YesNo isYes={Boolean(value)} />;
};

export const DateCell = (props: CellProps) => dayText(textAt(props), useLocale() ?? 'en');

/** A moment, ISO 8601 or in seconds. */
export const TimeCell = ({ row, name, field }: CellProps) => {
  const value = valueAt(row, name);
  if (value === null || value === undefined || value === '') return '';
  const at = field.kind === 'seconds' ? new Date(Number(value) * 1000).toISOString() : String(value);
  return <RelativeTime at={at} />;
};

export const ChoiceCell = (props: CellProps) => {
  const translate = useTranslate();
  const value = textAt(props);
  return value && translate(choiceKey(props.resource, props.name, value), { _: value });
};

export const StatusCell = (props: CellProps) => {
  const text = ChoiceCell(props);
  return text && <Chip tone={props.field.tones?.[textAt(props)] ?? 'neutral'} text={text} />;
};

/** A picture beside text that says the same: it needs no text of its own. */
export const ImageCell = (props: CellProps) => <Thumbnail src={textAt(props)} />;

export const MailCell = (props: CellProps) => <MailLink address={textAt(props)} />;
export const PhoneCell = (props: CellProps) => <PhoneLink number={textAt(props)} />;
export const WebCell = (props: CellProps) => <WebLink address={textAt(props)} />;
export const FileCell = (props: CellProps) => <FileLink address={textAt(props)} />;
export const RichTextCell = (props: CellProps) => plainText(textAt(props));

export const JsonCell = ({ row, name }: CellProps) => {
  const text = JSON.stringify(valueAt(row, name)) ?? '';
  return text.length > SHORT ? `${text.slice(0, SHORT)} …` : text;
};

/** One other record, or some. */
export const ReferenceCell = ({ row, name, field }: CellProps) => {
  const value = valueAt(row, name);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number' || typeof id === 'string');
  const { reference } = field;
  if (!reference) return ids.join(', ');
  return ids.map((id, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <Suspense fallback={`#${id}`}>
        <ReferenceName resource={reference} id={id} isLink />
      </Suspense>
    </span>
  ));
};
