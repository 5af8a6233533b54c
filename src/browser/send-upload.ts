import { uploadRefusals } from '#contract/picture-uploads.ts'
import type { Refusal } from '#kit/decision.ts'
import { CallFailed } from './call-failed.ts'

/** Where a file may be sent, as the call for it returned. */
export interface UploadPermit {
  readonly uploadUrl: string
  readonly headers: Record<string, string>
}

/** PLAT-10: sends a file to its signed address; a failure is about the field that chose it. */
export async function sendUpload({ uploadUrl, headers }: UploadPermit, file: Blob, field: string): Promise<void> {
  const sent = await fetch(uploadUrl, { method: 'PUT', headers, body: file, credentials: 'same-origin' }).catch(
    () => undefined,
  )
  if (sent?.ok) return
  // The portal says why; a storage of its own does not speak our language.
  const answer = (await sent?.json().catch(() => undefined)) as Partial<Refusal> | undefined
  throw new CallFailed({
    ...uploadRefusals.upload_missing,
    ...(answer?.code && answer.message && { code: answer.code, message: answer.message }),
    field,
  })
}
