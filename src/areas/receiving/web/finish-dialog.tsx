import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { maxSignature, signerField } from '../receiving.ts'
import type { ReceiptProgress } from '../rules/show-lines.ts'
import type { ReceiptSession } from './receipt-session.ts'

import { SignaturePad } from './signature-pad.tsx'

/** NEXT-6: finishes a receipt, with a signature if wanted; without a signal once there is one. */
export function FinishDialog({
  session,
  progress: { total, open, different },
  close,
}: {
  session: ReceiptSession
  progress: ReceiptProgress
  close: () => void
}) {
  const [signerName, setSignerName] = useState('')
  const [signature, setSignature] = useState('')
  const isTooLarge = signature.length > maxSignature
  const submit = () => {
    if (isTooLarge) return
    void session.finish({ signerName: signerName.trim(), signature })
    close()
  }
  return (
    <Dialog
      title="Finish the receipt"
      isOpen
      width={520}
      isDirty={signerName !== '' || signature !== ''}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            disabledReason={isTooLarge ? 'The signature is too large. Please clear it and sign again.' : undefined}
            onPress={submit}
          >
            Finish
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {`${total - open} of ${plural(total, 'line')} checked, ${different === 0 ? 'none' : different} different from what was billed.`}
        </p>
        {open > 0 && (
          <p className="text-muted">{`${plural(open, 'line stays', 'lines stay')} without a check. It can be finished again later.`}</p>
        )}
        <TextField
          label="Name of who signs (optional)"
          value={signerName}
          onChange={setSignerName}
          maxLength={signerField.max}
          autoComplete="off"
        />
        <SignaturePad isSigned={signature !== ''} onChange={setSignature} />
      </div>
    </Dialog>
  )
}
