import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
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
  onFinished,
  close,
}: {
  session: ReceiptSession
  lines: readonly ShownLine[]
  isBilled: boolean
  onFinished: () => void
  close: () => void
}) {
  const { total, open, different } = receiptProgress(lines)
  const [signerName, setSignerName] = useState('')
  const [signature, setSignature] = useState('')
  const isTooLarge = signature.length > maxSignature
  const disabledReason = isTooLarge ? 'The signature is too large. Please clear it and sign again.' : undefined
  const finish = (restCame: boolean) => {
    if (isTooLarge) return
    if (restCame) session.checkRest(lines)
    void session.finish({ signerName: signerName.trim(), signature })
    close()
    onFinished()
  }
  return (
    <Dialog
      title="Finish the receipt"
      isOpen
      width={520}
      isDirty={signerName !== '' || signature !== ''}
      onClose={close}
      // While lines are open a person says what becomes of them; Enter does not.
      onSubmit={() => open === 0 && finish(false)}
      footer={
        <>
          <CloseButton />
          {open > 0 && (
            <Button disabledReason={disabledReason} onPress={() => finish(false)}>
              {`Finish without ${open === 1 ? 'it' : 'them'}`}
            </Button>
          )}
          <Button variant="primary" disabledReason={disabledReason} onPress={() => finish(open > 0)}>
            {open === 0 ? 'Finish' : `Finish, rest as ${isBilled ? 'billed' : 'expected'}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {`${total - open} of ${plural(total, 'line')} checked, ${different === 0 ? 'none' : different} different from what was billed.`}
        </p>
        {open > 0 && (
          <p>
            {`The other ${open === 1 ? 'line' : plural(open, 'line')} came as ${isBilled ? 'billed' : 'expected'}, or ${open === 1 ? 'stays' : 'stay'} without a check. The receipt can be finished again later.`}
          </p>
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
