import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ftpImport } from '../../../../contract/ftpImport/calls.ts';
import {
  FEED_FIELDS,
  type FeedField,
  type FeedMapping,
} from '../../../../contract/ftpImport/ftpImport.ts';
import { limitsOf } from '../../../api/callLimits.ts';
import { ToolButton } from '../../../ui/buttons.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import type { FeedSave, FeedSettings } from './importApi.ts';

const Fields = styled('form')({
  display: 'grid',
  gap: 12,
  '& h3': { margin: 0, fontSize: 14, fontWeight: 650 },
  '& p': { margin: 0 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: 12,
  },
});

const LONGEST_NAME = limitsOf(ftpImport.saveFeed).feed_file?.maxLength;

/** Neither is ever a head: those are marked. */
const BY_ITSELF = 'by itself';
const NOWHERE = 'nowhere';
const marked = (head: string) => `=${head}`;

/** Which file is the list of vehicles, and in which of its columns stands what. */
export const FeedForm = ({
  feed,
  save,
}: {
  feed: FeedSettings;
  save: (body: FeedSave) => Promise<void>;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [file, setFile] = useState(feed.feed_file);
  const [mapping, setMapping] = useState<FeedMapping>(feed.mapping);
  const choose = (field: FeedField, value: string) => {
    const { [field]: _, ...others } = mapping;
    if (value === BY_ITSELF) setMapping(others);
    else setMapping({ ...others, [field]: value === NOWHERE ? '' : value.slice(1) });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await save({ feed_file: file, mapping, version: feed.version });
      notify('ftp_import.feed_saved', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
  return (
    <Fields onSubmit={send}>
      <h3>{translate('ftp_import.feed')}</h3>
      <p>{translate('ftp_import.feed_lead')}</p>
      <div>
        <TextField
          size="small"
          label={translate('ftp_import.feed_file')}
          placeholder="*.csv"
          value={file}
          onChange={({ target }) => setFile(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME }, inputLabel: { shrink: true } }}
        />
        {FEED_FIELDS.map((field) => (
          <ColumnChoice
            key={field}
            field={field}
            heads={feed.columns}
            mapped={mapping[field]}
            onChoose={choose}
          />
        ))}
      </div>
      <ToolButton type="submit" style={{ justifySelf: 'start' }}>
        {translate('ra.action.save')}
      </ToolButton>
    </Fields>
  );
};

interface ColumnChoiceProps {
  field: FeedField;
  heads: readonly string[];
  mapped: string | undefined;
  onChoose: (field: FeedField, value: string) => void;
}

const ColumnChoice = ({ field, heads, mapped, onChoose }: ColumnChoiceProps) => {
  const translate = useTranslate();
  const value = mapped === undefined ? BY_ITSELF : mapped === '' ? NOWHERE : marked(mapped);
  const offered = [...new Set([...heads, ...(mapped ? [mapped] : [])])].filter(Boolean);
  return (
    <TextField
      select
      size="small"
      label={translate(`resources.cars.fields.${field}`)}
      value={value}
      onChange={({ target }) => onChoose(field, target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value={BY_ITSELF}>{translate('ftp_import.by_itself')}</option>
      <option value={NOWHERE}>{translate('ftp_import.nowhere')}</option>
      {offered.map((head) => (
        <option key={head} value={marked(head)}>
          {head}
        </option>
      ))}
    </TextField>
  );
};
