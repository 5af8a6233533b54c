import { cameraProblemOf, type CameraProblem } from '../rules/camera-problem.ts'

/** A camera of the device. */
export interface CameraChoice {
  readonly id: string
  readonly label: string
}

/** An open camera. */
export interface Camera {
  readonly stream: MediaStream
  /** The device's cameras, which have names once one of them is open. */
  readonly choices: readonly CameraChoice[]
  /** Which of them it is. */
  readonly id: string | undefined
  readonly hasTorch: boolean
  setTorch(isOn: boolean): Promise<void>
  stop(): void
}

/** Thrown when no camera opens. */
export class CameraFailed extends Error {
  readonly problem: CameraProblem
  constructor(problem: CameraProblem) {
    super(problem)
    this.name = 'CameraFailed'
    this.problem = problem
  }
}

/** Capabilities and settings that TypeScript's types of the DOM do not name. */
interface TorchCapabilities {
  readonly torch?: boolean
}

/**
 * Opens a camera: the one with this id, or the one that looks away from the person. Throws
 * `CameraFailed`.
 */
export async function openCamera(id: string | undefined): Promise<Camera> {
  if (!window.isSecureContext) throw new CameraFailed('insecure')
  // Absent in old browsers and some embedded ones, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new CameraFailed('unsupported')
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const wanted = id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }
  const stream = await devices.getUserMedia({ video: { ...size, ...wanted }, audio: false }).catch((error: unknown) => {
    throw new CameraFailed(cameraProblemOf(error instanceof Error ? error.name : ''))
  })
  const track = stream.getVideoTracks()[0]
  const all = await devices.enumerateDevices().catch(() => [])
  const cameras = all.filter(({ kind }) => kind === 'videoinput')
  return {
    stream,
    id: track?.getSettings().deviceId,
    choices: cameras.map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Camera ${index + 1}` })),
    hasTorch: (track?.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true,
    setTorch: async (isOn) => {
      await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
    },
    stop: () => {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}
