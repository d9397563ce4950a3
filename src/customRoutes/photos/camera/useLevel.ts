import { useEffect, useState } from 'react';

/** With less acceleration along the screen than this (m/s², of 9.8 in all) the device is flat. */
const FLAT = 3;
/** Degrees. */
const STEP = 0.5;

/**
 * Returns the tilt of a picture in degrees, clockwise positive; 0 when the horizon is level.
 * @param up the direction away from the ground in the device's coordinates: x to its right, y to its top
 * @param screenAngle rotation of the screen's content against the device, in degrees (ScreenOrientation.angle)
 * @returns null if the device is flat: the tilt is unknown
 */
export const rollOf = (up: { x: number; y: number }, screenAngle: number): number | null => {
  if (Math.hypot(up.x, up.y) < FLAT) return null;
  const turned = (Math.atan2(up.x, up.y) * 180) / Math.PI - screenAngle;
  // devices differ in the sign of the direction, so half a turn counts as none
  const halfTurns = Math.round(turned / 180);
  return 180 * halfTurns - turned || 0;
};

type AskedMotion = typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> };

/** Returns the device's tilt in steps of half a degree; null where it is unknown. `ask` is set where the user has to allow measuring first (iOS). */
export const useLevel = (): { roll: number | null; ask: (() => void) | undefined } => {
  const [roll, setRoll] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const tell = ({ accelerationIncludingGravity: up }: DeviceMotionEvent) => {
      if (up?.x == null || up.y == null) return;
      const found = rollOf({ x: up.x, y: up.y }, screen.orientation?.angle ?? 0);
      setRoll(found === null ? null : Math.round(found / STEP) * STEP);
    };
    addEventListener('devicemotion', tell);
    return () => removeEventListener('devicemotion', tell);
  }, []);
  const motion = globalThis.DeviceMotionEvent as AskedMotion | undefined;
  const request = motion?.requestPermission?.bind(motion);
  const ask = request && (() => request().finally(() => setAsked(true)));
  return { roll, ask: isAsked || roll !== null ? undefined : ask };
};
