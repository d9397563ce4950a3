import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { dark } from '../../../../brand.ts';
import type { Photo } from '../../../../contract/photos/photo.ts';
import { useFileAddress } from '../../../ui/useFileAddress.ts';
import type { Target } from './targets.ts';

/** A picture that was taken since the camera was opened. */
export interface Shot {
  file: File;
  target: Target;
  /** The view's name. */
  name: string;
  /** The photo that it becomes. */
  stored: Promise<Photo>;
}

/** How many are shown; the others are on the vehicle's page. */
const SHOWN = 6;

const Strip = styled('ul')({
  gridArea: 'strip',
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  overflow: 'hidden',
  minHeight: 70,
  alignItems: 'center',
  justifyContent: 'center',
  '@media (orientation: landscape)': { flexDirection: 'column' },
});

const Picture = styled(ButtonBase)({
  width: 72,
  height: 54,
  borderRadius: 6,
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&:focus-visible': { outline: `3px solid ${dark.mark}`, outlineOffset: 2 },
});

const ShotButton = ({ shot, onClick }: { shot: Shot; onClick: () => void }) => {
  const translate = useTranslate();
  const address = useFileAddress(shot.file);
  return (
    <li>
      <Picture
        aria-label={translate('vehicle.camera.look_at', { view: shot.name })}
        onClick={onClick}
      >
        <img src={address} alt="" />
      </Picture>
    </li>
  );
};

interface ShotsProps {
  shots: readonly Shot[];
  onOpen: (shot: Shot) => void;
}

/** The last pictures, the newest first. */
export const Shots = ({ shots, onOpen }: ShotsProps) => {
  const translate = useTranslate();
  return (
    <Strip aria-label={translate('vehicle.camera.shots')}>
      {shots.slice(0, SHOWN).map((shot) => (
        <ShotButton key={shot.file.name} shot={shot} onClick={() => onOpen(shot)} />
      ))}
    </Strip>
  );
};
