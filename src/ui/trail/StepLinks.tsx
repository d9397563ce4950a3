import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';

const Step = ({
  path,
  text,
  Icon,
}: {
  path: string | undefined;
  text: string;
  Icon: typeof NavigateNext;
}) => {
  const label = useTranslate()(text);
  if (!path) {
    return (
      <IconButton size="small" disabled aria-label={label}>
        <Icon />
      </IconButton>
    );
  }
  return (
    <IconButton size="small" component={LinkBase} to={path} aria-label={label} title={label}>
      <Icon />
    </IconButton>
  );
};

/** To the previous and the next page of a row of them; absent where there is neither. */
export const StepLinks = ({
  previous,
  next,
}: {
  previous: string | undefined;
  next: string | undefined;
}) =>
  previous || next ? (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Step path={previous} text="record.previous" Icon={NavigateBefore} />
      <Step path={next} text="record.next" Icon={NavigateNext} />
    </Box>
  ) : null;
