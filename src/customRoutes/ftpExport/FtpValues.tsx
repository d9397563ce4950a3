import { useTranslate } from 'ra-core';
import { FieldGrid, Labelled } from '../../ui/form/fieldGrid.ts';
import { Panel } from '../dashboard/Panel.tsx';
import { FTP_NAMES } from './ftpDraft.ts';
import type { FtpSettings } from './ftpOf.ts';
import { useSaidValue } from './useSaidValue.ts';

/** The settings for who does not change them. */
export const FtpValues = ({ stored }: { stored: FtpSettings }) => {
  const translate = useTranslate();
  const said = useSaidValue();
  return (
    <Panel title={translate('ftp.title')}>
      <p>{translate('ftp.read_only')}</p>
      <FieldGrid as="dl" style={{ margin: 0 }}>
        {FTP_NAMES.map((name) => (
          <Labelled key={name}>
            <dt>{translate(`ftp.fields.${name}`)}</dt>
            <dd>{said(name, stored[name])}</dd>
          </Labelled>
        ))}
      </FieldGrid>
    </Panel>
  );
};
