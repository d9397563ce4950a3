import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ToolButton } from '../../ui/buttons.ts';
import { useListScreen } from '../RowsContext.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** Takes the whole list along as a file. */
export const ExportButton = () => {
  const { definition, rows } = useListScreen();
  const [isExporting, setExporting] = useState(false);
  const label = useTranslate()('list.export');
  return (
    <>
      <ToolButton
        type="button"
        aria-label={label}
        title={label}
        disabled={!rows.data?.length}
        onClick={() => setExporting(true)}
      >
        <FileDownloadOutlined />
      </ToolButton>
      {isExporting && definition.exported && (
        <Suspense>
          <ExportDialog exported={definition.exported} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
};
