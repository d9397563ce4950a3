import { type RefObject, useEffect, useRef, useState } from 'react';

type CameraState = 'starting' | 'ready' | 'denied' | 'missing';

/** Abilities of a camera that browsers report and TypeScript's types lack. */
type Abilities = MediaTrackCapabilities & {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
};
type Setting = MediaTrackConstraintSet & { torch?: boolean; zoom?: number };

interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Undefined where the camera has no light. */
  torch: boolean | undefined;
  /** Rejects and changes nothing where the camera refuses. */
  setTorch: (isOn: boolean) => Promise<void>;
  /** Undefined where the camera cannot zoom. */
  zoom: Zoom | undefined;
  setZoom: (value: number) => void;
  /** Switches to the next lens; undefined where there is only one. */
  nextLens: (() => void) | undefined;
}

const SIZE = {
  width: { ideal: 4096 },
  height: { ideal: 3072 },
  aspectRatio: { ideal: 4 / 3 },
};

const constraintsFor = (lens: string | undefined): MediaStreamConstraints => ({
  audio: false,
  video: {
    ...SIZE,
    ...(lens ? { deviceId: { exact: lens } } : { facingMode: { ideal: 'environment' } }),
  },
});

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';

/** Returns the device ids of the lenses on the back. */
const findLenses = async (): Promise<string[]> =>
  (await navigator.mediaDevices.enumerateDevices())
    .filter(({ kind, label }) => kind === 'videoinput' && !/front|user|selfie/i.test(label))
    .map(({ deviceId }) => deviceId);

/** Resolves when the page is visible: browsers give no camera to a hidden one. */
const whenVisible = () =>
  new Promise<void>((resolve) => {
    const tell = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', tell);
      resolve();
    };
    document.addEventListener('visibilitychange', tell);
    tell();
  });

/** Shows the camera's picture in a video element while the component is mounted; starts it again after a phone call or another application has ended it. */
export const useCamera = (): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [lens, setLens] = useState<string>();
  const [lenses, setLenses] = useState<string[]>([]);
  const [torch, setTorch] = useState<boolean>();
  const [zoom, setZoom] = useState<Zoom>();

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isWanted = true;
    const stop = () => {
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing'); // plain http on another machine has no camera
      try {
        stream = await navigator.mediaDevices.getUserMedia(constraintsFor(lens));
        if (!isWanted || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        const [shown] = stream.getVideoTracks();
        shown?.addEventListener('ended', startAgain);
        const abilities: Abilities = shown?.getCapabilities?.() ?? {};
        setTrack(shown);
        setTorch(abilities.torch ? false : undefined);
        setZoom(abilities.zoom && { ...abilities.zoom, value: abilities.zoom.min });
        setState('ready');
        setLenses(await findLenses());
      } catch (error) {
        if (isWanted) setState(stateOf(error));
      }
    };
    const startAgain = async () => {
      setState('starting');
      await whenVisible();
      if (isWanted) start();
    };
    start();
    return () => {
      isWanted = false;
      stop();
    };
  }, [lens]);

  const set = (setting: Setting) => track?.applyConstraints({ advanced: [setting] });
  const inUse = lenses.indexOf(track?.getSettings().deviceId ?? '');
  return {
    video,
    state,
    torch,
    setTorch: async (isOn) => {
      await set({ torch: isOn });
      setTorch(isOn);
    },
    zoom,
    setZoom: (value) => {
      setZoom(zoom && { ...zoom, value });
      set({ zoom: value });
    },
    nextLens: lenses.length > 1 ? () => setLens(lenses[(inUse + 1) % lenses.length]) : undefined,
  };
};
