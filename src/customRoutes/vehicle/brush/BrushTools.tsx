import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import { Tools } from './brush.styles.ts';
import { radiusAt, SIZE_STEPS } from './brushGeometry.ts';

interface ToolProps {
  name: string;
  icon: ComponentType<SvgIconProps>;
  isOff?: boolean;
  onClick: () => void;
}

const Tool = ({ name, icon: Icon, isOff = false, onClick }: ToolProps) => {
  const label = useTranslate()(`vehicle.brush.${name}`);
  return (
    <Tooltip title={label}>
      {/* A button that is off tells nothing of the pointer. */}
      <span>
        <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
};

interface BrushToolsProps {
  mode: Stroke['mode'];
  onMode: (mode: Stroke['mode']) => void;
  /** Of the brush, 0 to `SIZE_STEPS`. */
  size: number;
  onSize: (size: number) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  isWhole: boolean;
  onZoom: (how: 'closer' | 'farther' | 'whole') => void;
}

/** What the brush does, how large it is, and how much of the photo is seen. */
export const BrushTools = ({
  mode,
  onMode,
  size,
  onSize,
  history,
  isWhole,
  onZoom,
}: BrushToolsProps) => {
  const translate = useTranslate();
  return (
    <Tools role="group" aria-label={translate('vehicle.brush.tools')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('vehicle.brush.mode')}
        onChange={(_, chosen: Stroke['mode'] | null) => chosen && onMode(chosen)}
      >
        <ToggleButton value="keep">
          <AddCircleOutlined fontSize="small" sx={{ mr: 0.75 }} />
          {translate('vehicle.brush.keep')}
        </ToggleButton>
        <ToggleButton value="remove">
          <RemoveCircleOutlined fontSize="small" sx={{ mr: 0.75 }} />
          {translate('vehicle.brush.remove')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 180px', maxWidth: 280 }}>
        <span id="brush-size">{translate('vehicle.brush.size')}</span>
        <Slider
          size="small"
          value={size}
          max={SIZE_STEPS}
          aria-labelledby="brush-size"
          getAriaValueText={(step) =>
            translate('vehicle.brush.size_value', {
              percent: Math.round(radiusAt(step) * 2000) / 10,
            })
          }
          onChange={(_, chosen) => onSize(Number(chosen))}
        />
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Tool name="undo" icon={UndoOutlined} isOff={!history.canUndo} onClick={history.undo} />
        <Tool name="redo" icon={RedoOutlined} isOff={!history.canRedo} onClick={history.redo} />
        <Tool
          name="farther"
          icon={ZoomOutOutlined}
          isOff={isWhole}
          onClick={() => onZoom('farther')}
        />
        <Tool name="closer" icon={ZoomInOutlined} onClick={() => onZoom('closer')} />
        <Tool
          name="whole"
          icon={FitScreenOutlined}
          isOff={isWhole}
          onClick={() => onZoom('whole')}
        />
      </Box>
    </Tools>
  );
};
