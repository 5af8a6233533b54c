import { Flashlight, FlashlightOff } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { cameraSentences } from '../rules/camera-problem.ts'
import { frameShare } from '../rules/middle-of-view.ts'
import type { Camera } from './camera.ts'
import { useCamera } from './use-camera.ts'
import { useFrames } from './use-frames.ts'

const percent = (share: number) => `${share * 100}%`

/** NEXT-8: the camera's picture with the frame to hold a code into, or why there is none. */
export function CameraView({ isPaused, onCode }: { isPaused: boolean; onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { camera, problem, choose, retry } = useCamera()
  const reader = useFrames({ camera, video, isPaused, onCode })
  useEffect(() => {
    const element = video.current
    if (!element || !camera) return undefined
    element.srcObject = camera.stream
    // A stream that ends before it plays rejects; its own problem is shown.
    void element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [camera])
  if (problem !== null)
    return <NoPicture text={cameraSentences[problem]} onRetry={problem === 'insecure' ? undefined : retry} />
  if (reader.hasFailed)
    return (
      <NoPicture
        text="What reads codes could not be loaded. Check your connection and press Retry, or type the code below."
        onRetry={reader.retry}
      />
    )
  return (
    <div className="grid gap-2">
      <Picture video={video} isReady={camera !== null} />
      {camera && <CameraControls key={camera.id} camera={camera} onChoose={choose} />}
    </div>
  )
}

function Picture({ video, isReady }: { video: RefObject<HTMLVideoElement | null>; isReady: boolean }) {
  return (
    <div className="relative h-64 overflow-hidden rounded-control bg-black md:h-72">
      <video ref={video} muted playsInline aria-label="Camera picture" className="size-full object-cover" />
      {isReady ? (
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 -translate-1/2 rounded-dialog border-2 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
          style={{ width: percent(frameShare.width), height: percent(frameShare.height) }}
        />
      ) : (
        <span className="absolute inset-0 grid place-items-center text-white">
          <Spinner label="Opening the camera" />
        </span>
      )}
    </div>
  )
}

function CameraControls({ camera, onChoose }: { camera: Camera; onChoose: (id: string) => void }) {
  const [isLit, setLit] = useState(false)
  const light = () => {
    camera.setTorch(!isLit).then(
      () => setLit(!isLit),
      () => setLit(false),
    )
  }
  const Icon = isLit ? FlashlightOff : Flashlight
  return (
    <div className="flex flex-wrap items-end gap-2">
      <p className="min-w-40 flex-1 text-13 text-muted">Hold the bars inside the frame.</p>
      {camera.choices.length > 1 && (
        <label className="grid gap-1">
          <span className="field-label">Camera</span>
          <select className="field" value={camera.id ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
            {camera.choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {camera.hasTorch && (
        <Button onPress={light}>
          <Icon size={16} aria-hidden="true" />
          {isLit ? 'Light off' : 'Light on'}
        </Button>
      )}
    </div>
  )
}

function NoPicture({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-control bg-warning-soft px-4 py-3 text-14">
      <p className="min-w-[min(13rem,100%)] flex-1">{text}</p>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
