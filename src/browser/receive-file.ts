import { CallFailed } from './call-failed.ts'
import { failureOf, offline } from './client.ts'
import { punchoutHeaders } from './punchout-tab.ts'

/** A file that has arrived. */
export interface ReceivedFile {
  readonly blob: Blob
  readonly name: string
}

/** Called while a file arrives. */
export interface ReceiveOptions {
  readonly signal: AbortSignal
  /** The response has begun. */
  readonly onStart?: (headers: Headers) => void
  readonly onPiece?: (piece: Uint8Array<ArrayBuffer>) => void
}

const brokenOff = { code: 'broken_off', status: 0, message: 'The download broke off. Please try again.' }

/**
 * Loads a file of any length and passes its pieces on as they arrive, so that progress can be
 * shown. A refusal, and a file that breaks off, is thrown as `CallFailed`.
 */
export async function receiveFile(
  address: string,
  fallbackName: string,
  { signal, onStart, onPiece }: ReceiveOptions,
): Promise<ReceivedFile> {
  const rethrow = (failure: CallFailed) => (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw failure
  }
  const response = await fetch(address, { credentials: 'same-origin', headers: punchoutHeaders(), signal }).catch(
    rethrow(new CallFailed(offline)),
  )
  if (!response.ok) throw await failureOf(response)
  onStart?.(response.headers)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(rethrow(new CallFailed(brokenOff)))
    if (done) break
    pieces.push(value)
    onPiece?.(value)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { blob: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }), name: name ?? fallbackName }
}
