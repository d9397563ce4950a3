import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Placard } from './Placard.tsx';
import { FailedPicture, NothingFoundPicture } from './pictures.tsx';

/** There is no such record, or not for this user. */
export const RecordMissing = ({ listPath }: { listPath?: string | undefined }) => {
  const translate = useTranslate();
  return (
    <Placard
      picture={<NothingFoundPicture />}
      title={translate('record.missing')}
      text={translate('record.missing_hint')}
    >
      {listPath && (
        <Button component={LinkBase} to={listPath} variant="contained">
          {translate('record.to_list')}
        </Button>
      )}
    </Placard>
  );
};

/** The record could not be read. */
export const RecordFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Placard isAlarm picture={<FailedPicture />} title={translate('record.failed')} text={text}>
      <Button variant="contained" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </Placard>
  );
};
