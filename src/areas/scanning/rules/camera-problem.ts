/** Why there is no camera picture, from which its sentence follows. */
export type CameraProblem = 'insecure' | 'unsupported' | 'blocked' | 'none' | 'busy' | 'failed'

/** NEXT-8: what a browser's refusal means, by the name of its error. */
export function cameraProblemOf(errorName: string): CameraProblem {
  if (errorName === 'NotAllowedError' || errorName === 'SecurityError') return 'blocked'
  if (errorName === 'NotFoundError' || errorName === 'OverconstrainedError') return 'none'
  if (errorName === 'NotReadableError' || errorName === 'AbortError') return 'busy'
  return 'failed'
}

/** NEXT-8: what the person can do without a camera picture; typing the code always works. */
export const cameraSentences: Readonly<Record<CameraProblem, string>> = {
  insecure:
    'The browser opens the camera on secure addresses (https) only. Type the code below, or use a hand scanner.',
  unsupported: 'This browser cannot open a camera. Type the code below, or use a hand scanner.',
  blocked:
    'The camera is blocked for this site. Allow it in the browser’s site settings and press Retry, or type the code below.',
  none: 'No camera was found. Type the code below, or use a hand scanner.',
  busy: 'The camera is in use by another app. Close that app and press Retry, or type the code below.',
  failed: 'The camera could not be opened. Press Retry, or type the code below.',
}
