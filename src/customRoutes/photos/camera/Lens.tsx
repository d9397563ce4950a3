import Cameraswitch from '@mui/icons-material/Cameraswitch';
import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Straighten from '@mui/icons-material/Straighten';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Camera } from './useCamera.ts';

/** Above the shutter, so that the thumb finds that at the same place with every camera; beside the picture of a phone held sideways below it. */
const LensRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 12px',
  order: -1,
  minHeight: 40,
  maxWidth: '100%',
  '@media (orientation: landscape)': { order: 0 },
});

interface LensProps {
  camera: Camera;
  /** Requests access to the level where the user has to allow it. */
  askLevel: (() => void) | undefined;
}

/** The camera's light, zoom and lens, where it has them. */
export const Lens = ({ camera, askLevel }: LensProps) => {
  const translate = useTranslate();
  const { torch, zoom, nextLens } = camera;
  return (
    <LensRow>
      {torch !== undefined && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.light')}
          aria-pressed={torch}
          onClick={() => camera.setTorch(!torch)}
        >
          {torch ? <FlashlightOn /> : <FlashlightOff />}
        </IconButton>
      )}
      {zoom && (
        <Slider
          aria-label={translate('vehicle.camera.zoom')}
          sx={{ width: 120, color: 'inherit' }}
          min={zoom.min}
          max={zoom.max}
          step={zoom.step}
          value={zoom.value}
          onChange={(_, value) => camera.setZoom(Number(value))}
        />
      )}
      {nextLens && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.lens')}
          onClick={nextLens}
        >
          <Cameraswitch />
        </IconButton>
      )}
      {askLevel && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.level')}
          onClick={askLevel}
        >
          <Straighten />
        </IconButton>
      )}
    </LensRow>
  );
};
