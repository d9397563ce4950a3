import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Photo } from '../../../../contract/entities/photo.ts';
import type { PhotoVersion } from '../../../../contract/entities/photoVersion.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { Option } from '../../look/RadioTiles.tsx';
import { type Difference, differencesOf } from './differences.ts';

/** More would not be read at a glance. */
const MOST_WORDS = 3;

const Strip = styled('div')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: '4px 2px 8px',
  '& > label': { flex: '0 0 124px', justifyItems: 'center', overflowWrap: 'anywhere' },
});

const useWords = () => {
  const translate = useTranslate();
  return ({ key, words = {}, values = {} }: Difference): string =>
    translate(key, {
      ...values,
      ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, translate(word)])),
    });
};

interface VersionStripProps {
  photo: Photo;
  present: PhotoVersion;
  former: readonly PhotoVersion[];
  /** The former picture that is compared; null: the original. */
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** The original and the former pictures of a photo side by side: which one the present picture is compared with. */
export const VersionStrip = ({ photo, present, former, chosen, onChoose }: VersionStripProps) => {
  const translate = useTranslate();
  const inWords = useWords();
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h3">
        {translate('versions.title')}
      </Typography>
      <Strip role="radiogroup" aria-labelledby={id}>
        <Option>
          <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
          <Thumbnail src={photo.preview_url} width={112} height={76} />
          <span>{translate('versions.original')}</span>
        </Option>
        {former.map((version) => {
          const words = differencesOf(version, present).slice(0, MOST_WORDS).map(inWords);
          const isSame =
            words.length === 0 && version.made_with !== null && present.made_with !== null;
          return (
            <Option key={version.id}>
              <input
                type="radio"
                name={id}
                checked={chosen === version.id}
                onChange={() => onChoose(version.id)}
              />
              <Thumbnail src={version.preview_url} width={112} height={76} />
              <span>
                <RelativeTime at={version.processed_at} />
                <small>{isSame ? translate('versions.same') : words.join(' · ')}</small>
              </span>
            </Option>
          );
        })}
      </Strip>
    </Box>
  );
};
