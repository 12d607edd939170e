import { type RefObject, useEffect, useRef, useState } from 'react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { dismissToast, toast } from '../ui/toast.ts';

type Range = { min: number; max: number; step: number };
/** What cameras of phones can do beyond the browsers' own types. */
type Extras = { torch?: boolean | undefined; zoom?: Range | undefined };
type Settings = { torch?: boolean; zoom?: number };

export type CameraTools = {
  /** Whether the light is on; null where there is none. */
  torch: boolean | null;
  turnTorch: () => void;
  /** Null where the camera cannot come closer. */
  zoom: (Range & { value: number }) | null;
  setZoom: (value: number) => void;
};

/** The light and the zoom of a running camera, where it has them. What it has and refuses to do is said. */
export function useCameraTools(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
): CameraTools {
  const text = useWords(cameraWords);
  const [extras, setExtras] = useState<Extras>({});
  const [isLit, setLit] = useState(false);
  const [zoom, setZoomed] = useState<number | null>(null);
  /** What a camera is asked for replaces all that it was asked for before. */
  const asked = useRef<Settings>({});
  /** What was said of a refusal, for as long as it is true. */
  const said = useRef<Said>(null);

  // A phone knows what its camera can do only once it has sent a picture.
  useEffect(() => {
    const element = video.current;
    const read = () => {
      const track = trackOf(stream);
      setExtras(extrasOf(track));
      setZoomed(zoomOf(track));
    };
    element?.addEventListener('loadeddata', read);
    return () => {
      element?.removeEventListener('loadeddata', read);
      asked.current = {};
      unsay(said);
      setExtras({});
      setLit(false);
      setZoomed(null);
    };
  }, [stream, video]);

  async function apply(wanted: Settings, done: () => void) {
    const track = trackOf(stream);
    const before = asked.current;
    const what = wanted.torch === undefined ? 'zoom' : 'torch';
    asked.current = { ...before, ...wanted };
    try {
      // as: the browsers' types do not know these two
      await track?.applyConstraints?.({ advanced: [asked.current as MediaTrackConstraintSet] });
      done();
      if (said.current?.of === what) unsay(said);
    } catch {
      asked.current = before;
      if (track?.readyState !== 'ended') refuse(what);
    }
  }

  /** It promised what it cannot do. A light that is on is still to be switched off. */
  function refuse(what: keyof Extras) {
    const toastId = toast({ text: what === 'torch' ? text.torchFailed : text.zoomFailed });
    said.current = { of: what, toastId };
    if (what === 'zoom' || !isLit) setExtras((old) => ({ ...old, [what]: undefined }));
  }

  return {
    torch: extras.torch ? isLit : null,
    turnTorch: () => void apply({ torch: !isLit }, () => setLit(!isLit)),
    zoom: extras.zoom ? { ...extras.zoom, value: zoom ?? extras.zoom.min } : null,
    setZoom: (value) => void apply({ zoom: value }, () => setZoomed(value)),
  };
}

type Said = { of: keyof Extras; toastId: number } | null;

function unsay(said: RefObject<Said>): void {
  if (said.current) dismissToast(said.current.toastId);
  said.current = null;
}

type Track = Partial<MediaStreamTrack> | undefined;

function trackOf(stream: MediaStream | null): Track {
  return stream?.getVideoTracks()[0]; // an old browser cannot say all of it
}

/** What it is at, which need not be where its range begins. */
function zoomOf(track: Track): number | null {
  const { zoom } = (track?.getSettings?.() ?? {}) as { zoom?: number }; // as: see Extras
  return zoom ?? null;
}

function extrasOf(track: Track): Extras {
  const { torch, zoom } = (track?.getCapabilities?.() ?? {}) as Extras; // as: see Extras
  return { ...(torch ? { torch } : {}), ...(zoom && zoom.max > zoom.min ? { zoom } : {}) };
}
