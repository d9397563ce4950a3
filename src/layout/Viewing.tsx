import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { session } from '../../contract/calls/session.ts';
import { request } from '../api/httpClient.ts';
import { endViewing, storedUser } from '../api/session.ts';

/** Says above every screen that an operator looks on as somebody else and changes nothing, and leads back to himself. */
const Viewing = () => {
  const translate = useTranslate();
  const [isEnding, setEnding] = useState(false);

  const end = async () => {
    setEnding(true);
    await request(session.logout).catch(() => undefined); // the token dies by itself within the hour
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
