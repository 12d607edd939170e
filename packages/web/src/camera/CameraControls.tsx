import { Flashlight, FlashlightOff, ZoomIn } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { storedCamera } from '../device.ts';
import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import type { Camera } from './useCamera.ts';

type CameraControlsProps = {
  camera: Pick<Camera, 'isLive' | 'isStarting' | 'hasFailed' | 'cameras' | 'choose' | 'tools'>;
  /** Beside them. */
  children?: ReactNode;
};

/**
 * What the camera that is on can do: another one, its light, its zoom; of one that failed, another one. On a phone that
 * can do all of it, the light and the zoom have a row of their own.
 */
export function CameraControls({ camera, children }: CameraControlsProps) {
  const text = useWords(cameraWords);
  const zoomId = useId();
  const { cameras, choose, tools } = camera;
  // Also while one gives its place to another: whoever chooses by keys chooses on.
  const isOn = camera.isLive || camera.isStarting;
  const { torch, zoom } = tools;
  const hasChoice = (isOn || camera.hasFailed) && cameras.all.length > 1;
  const hasAny = hasChoice || (isOn && (torch !== null || zoom !== null));
  if (!hasAny && !children) return null;
  const current = cameras.current ?? storedCamera();
  const isKnown = cameras.all.some(({ id }) => id === current);

  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      {isOn && torch !== null && (
        <IconButton
          aria-label={text.torch}
          aria-pressed={torch}
          icon={torch ? <Flashlight /> : <FlashlightOff />}
          onClick={tools.turnTorch}
        />
      )}
      {isOn && zoom && (
        <label
          htmlFor={zoomId}
          className="flex min-h-11 min-w-0 grow basis-48 items-center gap-2 sm:max-w-60"
        >
          <ZoomIn aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="sr-only">{text.zoom}</span>
          <input
            id={zoomId}
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step || 0.1}
            value={zoom.value}
            onChange={({ target }) => tools.setZoom(Number(target.value))}
            className="w-full min-w-0"
            style={{ accentColor: 'var(--color-accent)' }}
          />
        </label>
      )}
      {hasChoice && (
        <div className="min-w-0 grow basis-36 sm:max-w-60">
          <Select
            label={text.whichCamera}
            isLabelHidden
            value={isKnown && current !== null ? current : ''}
            options={[
              // Or the first would look chosen, and could not be.
              ...(isKnown ? [] : [{ value: '', label: text.chooseCamera }]),
              ...cameras.all.map(({ id, name }, at) => ({ value: id, label: name || text.camera(at + 1) })),
            ]}
            onChoose={choose}
          />
        </div>
      )}
      {children}
    </div>
  );
}
