import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { dark } from '../../../../brand.ts';
import { useLocalPreview } from '../../../uploads/useLocalPreview.ts';
import type { Shot } from './shotsOf.ts';

/** How many are shown; the others are on the vehicle's page. */
const SHOWN = 6;

const Strip = styled('ul')({
  gridArea: 'strip',
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  overflow: 'auto',
  scrollbarWidth: 'none',
  minHeight: 70,
  alignItems: 'center',
  justifyContent: 'safe center',
  '& > li': { flex: 'none' },
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

const ShotButton = ({ shot, name, onClick }: { shot: Shot; name: string; onClick: () => void }) => {
  const translate = useTranslate();
  const preview = useLocalPreview(shot.upload?.file);
  return (
    <li>
      <Picture aria-label={translate('vehicle.camera.look_at', { view: name })} onClick={onClick}>
        <img src={shot.photo?.preview_url ?? preview ?? undefined} alt="" />
      </Picture>
    </li>
  );
};

interface ShotsProps {
  shots: readonly Shot[];
  /** Names a picture by its view. */
  nameOf: (shot: Shot) => string;
  onOpen: (shot: Shot) => void;
}

/** The last pictures, the newest first. */
export const Shots = ({ shots, nameOf, onOpen }: ShotsProps) => {
  const translate = useTranslate();
  return (
    <Strip aria-label={translate('vehicle.camera.shots')}>
      {shots.slice(0, SHOWN).map((shot) => (
        <ShotButton key={shot.name} shot={shot} name={nameOf(shot)} onClick={() => onOpen(shot)} />
      ))}
    </Strip>
  );
};
