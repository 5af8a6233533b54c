import { useEffect, useState } from 'react'
import type { CameraProblem } from '../rules/camera-problem.ts'
import { type Camera, CameraFailed, openCamera } from './camera.ts'

/** A camera on its way, open, or why there is none. */
export interface CameraState {
  readonly camera: Camera | null
  readonly problem: CameraProblem | null
  readonly choose: (id: string) => void
  readonly retry: () => void
}

/**
 * The camera while the component is on the screen and its tab in sight; a hidden tab, a closed
 * dialog and another screen stop it, so that no light stays on.
 */
export function useCamera(): CameraState {
  const [id, setId] = useState<string>()
  const [tries, setTries] = useState(0)
  const [isInSight, setInSight] = useState(!document.hidden)
  const [state, setState] = useState<Pick<CameraState, 'camera' | 'problem'>>({ camera: null, problem: null })
  useEffect(() => {
    const onChange = () => setInSight(!document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  useEffect(() => {
    if (!isInSight) return undefined
    let isWanted = true
    let opened: Camera | undefined
    const open = async () => {
      try {
        opened = await openCamera(id)
        if (isWanted) setState({ camera: opened, problem: null })
        else opened.stop()
      } catch (error) {
        if (isWanted) setState({ camera: null, problem: error instanceof CameraFailed ? error.problem : 'failed' })
      }
    }
    void open()
    return () => {
      isWanted = false
      opened?.stop()
      setState({ camera: null, problem: null })
    }
  }, [id, tries, isInSight])
  return { ...state, choose: setId, retry: () => setTries((count) => count + 1) }
}
