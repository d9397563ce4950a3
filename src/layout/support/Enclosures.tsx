import AttachFile from '@mui/icons-material/AttachFile';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { FEEDBACK_FILES } from '../../../contract/entities/support.ts';
import { type Draft, write } from './draft.ts';
import { EnclosedLines } from './EnclosedLines.tsx';
import { photographPage } from './photographPage.ts';

const { most, megabytes } = FEEDBACK_FILES;
const MEGABYTE = 1024 * 1024;

/** What goes with a message: the page as it looks, and files. */
export const Enclosures = ({ draft: { screenshot, files } }: { draft: Draft }) => {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const photograph = async () => {
    setTaking(true);
    setProblem(undefined);
    try {
      write({ screenshot: await photographPage() });
    } catch {
      setProblem(translate('support.screenshot_failed'));
    }
    setTaking(false);
  };
  const add = (chosen: readonly File[]) => {
    const wrong = chosen.find(({ size }) => size === 0 || size > megabytes * MEGABYTE);
    if (wrong)
      return setProblem(
        translate(`support.file_${wrong.size === 0 ? 'empty' : 'too_large'}`, {
          name: wrong.name,
          megabytes,
        }),
      );
    if (files.length + chosen.length > most)
      return setProblem(translate('support.too_many_files', { most }));
    setProblem(undefined);
    write({ files: [...files, ...chosen] });
  };

  return (
    <>
      {problem && <Alert severity="warning">{problem}</Alert>}
      {!screenshot && (
        <Button
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          loading={isTaking}
          onClick={photograph}
        >
          {translate('support.screenshot')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<AttachFile />}
        onClick={() => chooser.current?.click()}
      >
        {translate('support.files')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = ''; // the same file can be chosen again
        }}
      />
      <small>{translate('support.files_hint', { most, megabytes })}</small>
      <EnclosedLines screenshot={screenshot} files={files} />
    </>
  );
};
