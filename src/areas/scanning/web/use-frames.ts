import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { middleOfView } from '../rules/middle-of-view.ts'
import type { Camera } from './camera.ts'
import { type BarcodeReader, startBarcodeReader } from './barcode-reader.ts'
import { ScanFilter } from './scan-filter.ts'

/** Min milliseconds from one frame to the next: six a second, fewer where reading takes longer. */
const frameMs = 160
/** Longest side of what is read, in pixels: more is slower and finds no more. */
const maxSide = 1000
/** Frames that may fail one after the other before the person is asked to retry. */
const maxFailures = 3

/**
 * NEXT-8: reads the middle of the camera's picture again and again and passes on each code once
 * (`ScanFilter`). `hasFailed` when the reader could not be loaded or stopped working.
 */
export function useFrames({
  camera,
  video,
  isPaused,
  onCode,
}: {
  readonly camera: Camera | null
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isPaused: boolean
  readonly onCode: (text: string) => void
}): { readonly hasFailed: boolean; readonly retry: () => void } {
  const [hasFailed, setFailed] = useState(false)
  const take = useEffectEvent((texts: readonly string[], filter: ScanFilter) => {
    const text = isPaused ? null : filter.take(texts, performance.now())
    if (text !== null) onCode(text)
  })
  useEffect(() => {
    if (!camera || hasFailed) return undefined
    const reader = startBarcodeReader()
    const filter = new ScanFilter(new Date().getFullYear())
    let isStopped = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout>
    const next = async () => {
      const startedAt = performance.now()
      try {
        const texts = await readFrame(reader, video.current)
        failures = 0
        if (!isStopped) take(texts, filter)
      } catch {
        failures++
      }
      if (isStopped) return
      if (failures >= maxFailures) return setFailed(true)
      timer = setTimeout(() => void next(), Math.max(0, startedAt + frameMs - performance.now()))
    }
    timer = setTimeout(() => void next(), 0)
    return () => {
      isStopped = true
      clearTimeout(timer)
      reader.stop()
    }
  }, [camera, hasFailed, video])
  return { hasFailed, retry: () => setFailed(false) }
}

async function readFrame(reader: BarcodeReader, video: HTMLVideoElement | null): Promise<readonly string[]> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return []
  const picture = { width: video.videoWidth, height: video.videoHeight }
  const part = middleOfView(picture, { width: video.clientWidth, height: video.clientHeight })
  if (part.width === 0) return []
  const scale = Math.min(1, maxSide / Math.max(part.width, part.height))
  return reader.read(
    await createImageBitmap(video, part.x, part.y, part.width, part.height, {
      resizeWidth: Math.round(part.width * scale),
      resizeHeight: Math.round(part.height * scale),
    }),
  )
}
