import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useListScreen } from '../../list/RowsContext.ts';
import { ActionButton, ActionLink } from '../../ui/ActionButton.tsx';
import { ToolButton } from '../../ui/buttons.ts';
import { rightTo } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { offeredActions } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { resourceNamed } from '../registry.ts';

const ExportDialog = lazy(() => import('../../list/export/ExportDialog.tsx'));

/** A part of a record's page, from the address of another one. */
const beside = (list: string, key: string): string => list.replace(/[^/]+$/, key);

/** What can be done with a list as a whole: its declared actions, and taking it along as a file. */
export const ListTools = () => {
  const { definition, rows, place } = useListScreen();
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
      {offeredActions(declared, user, 'list').map((action) => {
        const { name, label: text, spec } = action;
        if (spec.screen) return <ActionLink key={name} label={text} icon={spec.icon} to={beside(place.list, spec.screen)} />;
        const { icon, isDestructive } = spec;
        return <ActionButton key={name} label={text} icon={icon} isDestructive={isDestructive} onPress={() => start(action)} />;
      })}
      {dialog}
      {isExporting && (
        <Suspense>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
};
