import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

// the distance to the button is part of the tip, so that the pointer can go over to it
const Hull = styled('div')({ paddingTop: 8 });
const Words = styled('div')(({ theme }) => ({
  maxWidth: 300,
  padding: '6px 10px',
  borderRadius: 6,
  background: theme.palette.text.primary,
  color: theme.palette.background.paper,
  fontSize: 13,
  lineHeight: 1.4,
}));

interface WhyNotTipProps {
  id: string;
  /** What it stands beside. */
  anchor: Element | null;
  children: string;
}

/** A few words beside a button that cannot be pressed. */
const WhyNotTip = ({ id, anchor, children }: WhyNotTipProps) => (
  <Popper id={id} open anchorEl={anchor} placement="bottom" sx={{ zIndex: 'tooltip' }}>
    <Hull>
      <Words>{children}</Words>
    </Hull>
  </Popper>
);

export default WhyNotTip;
