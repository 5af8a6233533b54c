import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { maxSignature, signerField } from '../receiving.ts'
import { receiptProgress, type ShownLine } from '../rules/show-lines.ts'
import type { ReceiptSession } from './receipt-session.ts'
import { SignaturePad } from './signature-pad.tsx'

/** NEXT-6: finishes a receipt, with a signature if wanted; without a signal once there is one. */
export function FinishDialog({
  session,
  lines,
  isBilled,
  close,
}: {
  session: ReceiptSession
  lines: readonly ShownLine[]
  isBilled: boolean
  close: () => void
}) {
  const { total, open, different } = receiptProgress(lines)
  const [restCame, setRestCame] = useState(false)
  const [signerName, setSignerName] = useState('')
  const [signature, setSignature] = useState('')
  const isTooLarge = signature.length > maxSignature
  const submit = () => {
    if (isTooLarge) return
    if (restCame) session.checkRest(lines)
    void session.finish({ signerName: signerName.trim(), signature })
    close()
  }
  return (
    <Dialog
      title="Finish the receipt"
      isOpen
      width={520}
      isDirty={restCame || signerName !== '' || signature !== ''}
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
          <div className="grid gap-1">
            <Checkbox isSelected={restCame} onChange={setRestCame}>
              {`The other ${open === 1 ? 'line' : plural(open, 'line')} came as ${isBilled ? 'billed' : 'expected'}`}
            </Checkbox>
            {!restCame && (
              <p className="text-13 text-muted">
                {`Else ${open === 1 ? 'it stays' : 'they stay'} without a check. The receipt can be finished again later.`}
              </p>
            )}
          </div>
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
