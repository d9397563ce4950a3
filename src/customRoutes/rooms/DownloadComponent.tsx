import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { openDownload } from '@turntable/declare/ui/openDownload.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useEffect, useRef } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { componentApi } from './components.ts';

/** Downloads the pictures of a wall or floor as a ZIP, without a dialog. */
const DownloadComponent = ({ ids, onClose }: BulkRunProps) => {
  const resource = useResourceContext() ?? '';
  const { params } = usePlace(resource);
  const notify = useNotify();
  const errorText = useErrorText();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const api = componentApi(resource, params);
    const download = async (id: number) => {
      const [{ name }, file] = await Promise.all([api.read(id), api.download(id)]);
      const address = URL.createObjectURL(file);
      openDownload(address, `${name}.zip`);
      setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser has started the download by then
    };
    Promise.all(ids.map((id) => download(Number(id))))
      .catch((error: unknown) => notify(errorText(error), { type: 'error' }))
      .finally(() => onClose([]));
  });
  return null;
};

export default DownloadComponent;
