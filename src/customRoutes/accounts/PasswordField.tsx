import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';

interface PasswordFieldProps {
  source: string;
  /** Translated. */
  label: string;
  maxLength: number | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until it is asked for. react-admin's own input does not show its eye under this version of Material. */
export const PasswordField = ({ source, label, maxLength, autoComplete }: PasswordFieldProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = translate(isShown ? 'pages.profile.password.hide' : 'pages.profile.password.show');
  const eye = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={`${toggle}: ${label}`}
        title={toggle}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      source={source}
      type={isShown ? 'text' : 'password'}
      label={label}
      helperText={false}
      isRequired
      slotProps={{
        htmlInput: { maxLength, autoComplete, 'aria-required': true },
        input: { endAdornment: eye },
      }}
    />
  );
};
