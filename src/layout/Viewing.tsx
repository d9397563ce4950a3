import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { request } from '@turntable/declare/api/httpClient.ts';
import { endViewing, storedUser } from '@turntable/declare/api/session.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { reopenAs } from './reopenAs.ts';

/** The banner above every screen while the operator views as another user: says that nothing can be changed, and ends the viewing. */
const Viewing = () => {
  const translate = useTranslate();
  const [isEnding, setEnding] = useState(false);

  const end = async () => {
    setEnding(true);
    await request(session.logout).catch(() => undefined); // a failure is harmless: the token expires within the hour
    reopenAs(endViewing);
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
