import type { CardMessage } from './read-card-message.ts'

/**
 * PROFILE-6: how high the card page wants to be, in pixels; null for any other message, origin or
 * window.
 */
export function readFrameHeight({ origin, isFromFrame, data }: CardMessage, cardOrigin: string): number | null {
  if (origin !== cardOrigin || !isFromFrame || typeof data !== 'object' || data === null) return null
  const { type, height } = data as Record<string, unknown>
  if (type !== 'card-page' || typeof height !== 'number' || !Number.isFinite(height)) return null
  return Math.min(900, Math.max(200, Math.ceil(height)))
}
