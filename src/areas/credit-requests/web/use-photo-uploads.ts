import { useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import type { CreditPhoto } from '../credit-request.ts'
import { uploadCreditPhoto } from './credit-photo-upload.ts'

/** A photo that did not arrive, and why. */
interface FailedPhoto {
  readonly file: File
  readonly reason: string
}

/**
 * CREDIT-1, UI-4: photos on their way. One that fails leaves the others their way, and is kept for
 * Retry.
 */
export function usePhotoUploads({
  onArrived,
  onWay,
}: {
  onArrived: (photo: CreditPhoto) => void
  /** So many more are on their way, or fewer: the form is not sent without them. */
  onWay: (more: number) => void
}) {
  const [running, setRunning] = useState(0)
  const [failed, setFailed] = useState<readonly FailedPhoto[]>([])
  const count = (more: number) => {
    setRunning((before) => before + more)
    onWay(more)
  }
  const uploadOne = async (file: File) => {
    try {
      onArrived(await uploadCreditPhoto(file))
    } catch (error) {
      if (!isCallFailed(error)) throw error
      setFailed((before) => [...before, { file, reason: error.message }])
    } finally {
      count(-1)
    }
  }
  const upload = async (files: readonly File[]) => {
    count(files.length)
    // One by one: the server draws one picture at a time, and the order stays the chosen one.
    for (const file of files) await uploadOne(file)
  }
  const retry = () => {
    setFailed([])
    void upload(failed.map(({ file }) => file))
  }
  return { running, failed, upload, retry }
}
