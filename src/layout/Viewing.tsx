import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { request } from '../api/httpClient.ts';
import { endViewing, storedUser } from '../api/session.ts';

/** Says above every screen that the operator looks on as another user and changes nothing, and leads back. */
const Viewing = () => {
  const translate = useTranslate();
  const [isEnding, setEnding] = useState(false);

  const end = async () => {
    setEnding(true);
    await request(session.logout).catch(() => undefined); // the token ends within the hour anyway
    endViewing();
    window.location.assign('/');
  };

  return (
    <Alert
      severity="warning"
      icon={<VisibilityOutlined />}
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" loading={isEnding} onClick={end}>
          {translate('shell.viewing.end')}
        </Button>
      }
    >
      {translate('shell.viewing.now', { name: storedUser()?.name })}
    </Alert>
  );
};

export default Viewing;
