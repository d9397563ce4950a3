import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { sizeText } from '../../ui/text/sizeText.ts';
import { type Draft, write } from './draft.ts';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 4,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 14 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .size': { color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& img': { flex: 1, minWidth: 0, maxHeight: 180, objectFit: 'contain', objectPosition: 'left' },
}));

const Screenshot = ({ file }: { file: File }) => {
  const translate = useTranslate();
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <li>
      <img src={address} alt={translate('support.screenshot_alt')} />
      <IconButton
        aria-label={translate('support.screenshot_remove')}
        onClick={() => write({ screenshot: undefined })}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </li>
  );
};

/** What goes with the message so far, to be taken back. */
export const EnclosedLines = ({ screenshot, files }: Pick<Draft, 'screenshot' | 'files'>) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!screenshot && files.length === 0) return null;
  return (
    <Lines>
      {screenshot && <Screenshot file={screenshot} />}
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name
        <li key={place}>
          <span className="name">{file.name}</span>
          <span className="size">{sizeText(file.size, locale)}</span>
          <IconButton
            size="small"
            aria-label={translate('support.file_remove', { name: file.name })}
            onClick={() => write({ files: files.filter((other) => other !== file) })}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </li>
      ))}
    </Lines>
  );
};
