import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ToolButton } from '../../ui/buttons.ts';
import { rightTo } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { offeredActions } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { resourceNamed } from '../registry.ts';
import { useListScreen } from './RowsContext.ts';

const ExportDialog = lazy(() => import('./export/ExportDialog.tsx'));

/** What can be done with a list as a whole: its declared actions, and taking it along as a file. */
export const ListTools = () => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  const declared = resourceNamed(definition.resource);
  const user = currentUser();
  const { start, dialog } = useActionRun(definition.resource);
  const [isExporting, setExporting] = useState(false);
  const label = translate('list.export');
  return (
    <>
      {rightTo(declared, user, 'export').may && (
        <ToolButton type="button" aria-label={label} title={label} disabled={!rows.data?.length} onClick={() => setExporting(true)}>
          <FileDownloadOutlined />
        </ToolButton>
      )}
      {offeredActions(declared, user, 'list').map((action) => (
        <ActionButton
          key={action.name}
          label={action.label}
          icon={action.spec.icon}
          isDestructive={action.spec.isDestructive}
          onPress={() => start(action)}
        />
      ))}
      {dialog}
      {isExporting && (
        <Suspense>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
};
