import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { DropArea } from '@turntable/declare/ui/form/DropArea.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { albums } from '../../dataProvider/albums.ts';
import AlbumParts from './AlbumParts.tsx';

interface Sending {
  name: string;
  fraction: number;
}

/** Uploads one dataset at a time; `sending` is its progress. */
const useSending = () => {
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => controller.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      controller.current?.abort();
    };
  }, []);

  const send = async (file: File) => {
    const own = new AbortController();
    controller.current = own;
    const { name } = file;
    setSending({ name, fraction: 0 });
    try {
      await albums.uploadDataset({
        file,
        signal: own.signal,
        onProgress: (fraction) => setSending({ name, fraction }),
      });
      notify('albums.dataset.stored', { type: 'success', messageArgs: { name } });
      await client.invalidateQueries({ queryKey: ['datasets'] });
    } catch (error) {
      if (!own.signal.aborted) notify(errorText(error), { type: 'error' });
    } finally {
      controller.current = undefined;
      setSending(undefined);
    }
  };
  return { sending, send, cancel };
};

/** The upload of new datasets, above their list. */
const DatasetUpload = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { sending, send, cancel } = useSending();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    disabled: sending !== undefined,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => file && void send(file),
    onDropRejected: () => notify('albums.dataset.one', { type: 'warning' }),
  });
  return (
    <>
      <AlbumParts />
      <DropArea {...getRootProps()} data-over={isDragActive} style={{ marginBottom: 12 }}>
        <input {...getInputProps({ 'aria-hidden': true })} />
        {sending ? (
          <>
            <span className="name" role="status">
              {translate('albums.dataset.sending', { name: sending.name })}
            </span>
            <LinearProgress
              variant="determinate"
              value={sending.fraction * 100}
              aria-label={translate('albums.dataset.sending', { name: sending.name })}
              sx={{ justifySelf: 'stretch', height: 6, borderRadius: 3 }}
            />
            <ToolButton type="button" onClick={cancel}>
              {translate('albums.dataset.cancel')}
            </ToolButton>
          </>
        ) : (
          <span className="buttons">
            <ToolButton type="button" onClick={open}>
              {translate('record.file_choose')}
            </ToolButton>
            <span className="hint drop">{translate('record.file_drop')}</span>
            <span className="hint">{translate('albums.dataset.hint')}</span>
          </span>
        )}
      </DropArea>
    </>
  );
};

export default DatasetUpload;
