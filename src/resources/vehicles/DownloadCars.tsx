import { styled } from '@mui/material/styles';
import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { BulkDialog } from '@turntable/declare/ui/bulk/BulkDialog.tsx';
import { openDownload } from '@turntable/declare/ui/openDownload.ts';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { carNames } from './carStates.ts';

/** Pause between two downloads, in milliseconds: browsers drop downloads that start at the same moment. */
const PAUSE = 400;

const Links = styled('div')(({ theme }) => ({
  fontSize: 14,
  '& p': { margin: '0 0 4px', color: theme.palette.text.secondary },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& a': { display: 'inline-block', padding: '3px 0', color: theme.palette.primary.main },
}));

/** Prepares an archive per vehicle and downloads them one by one; each also has a link in case the browser blocks it. */
const DownloadCars = ({ ids, known, onClose }: BulkRunProps) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const translate = useTranslate();
  const nameOf = carNames(known);

  const download = async (id: Identifier, signal: AbortSignal): Promise<string> => {
    const link = await dataProvider.preparePhotoDownload({ car: Number(id), variant: 'processed' });
    if (!signal.aborted) openDownload(link);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return link;
  };

  return (
    <BulkDialog
      items={ids}
      nameOf={nameOf}
      texts="vehicles.bulk.download"
      work={download}
      atATime={1}
      report={(done) =>
        done.length > 0 && (
          <Links>
            <p>{translate('vehicles.bulk.download_links')}</p>
            <ul>
              {done.map(({ item, result }) => (
                <li key={item}>
                  <a href={result} download>
                    {nameOf(item)}
                  </a>
                </li>
              ))}
            </ul>
          </Links>
        )
      }
      onClose={onClose}
    />
  );
};

export default DownloadCars;
