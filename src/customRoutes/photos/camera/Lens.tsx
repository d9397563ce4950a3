import Cameraswitch from '@mui/icons-material/Cameraswitch';
import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Straighten from '@mui/icons-material/Straighten';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useTranslate } from 'react-admin';
import type { Camera } from './useCamera.ts';

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
    <div style={{ display: 'flex', alignItems: 'center', gap: 8, maxWidth: '100%' }}>
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
    </div>
  );
};
