import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { checkPunchoutMessage, checkUserPunchoutMessage } from '../check-message.endpoints.ts'
import { type CheckedMessage, maxMessageBytes } from '../checked-message.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { CheckedFindings } from './checked-findings.tsx'
import { callFor, inputFor, type Owner } from './punchout-place.ts'

/** PUNCH-5: a message of the customer's system, pasted and explained. */
export function CheckDialog({
  owner,
  settings,
  close,
}: {
  owner: Owner
  settings: PunchoutSettings
  close: () => void
}) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const check = useMutation<CheckedMessage, CallFailed, string>({
    mutationFn: (message) =>
      callEndpoint(
        callFor(owner, checkPunchoutMessage, checkUserPunchoutMessage),
        inputFor<typeof checkPunchoutMessage>(owner, { params: { punchoutSettingsId: settings.id } }),
        { bytes: new Blob([message]) },
      ),
  })
  const run = () => {
    setIsMissing(text.trim() === '')
    if (text.trim() !== '' && !check.isPending) check.mutate(text)
  }
  return (
    <Dialog
      title="Check a message"
      width={760}
      isOpen
      isDirty={text !== '' && check.data === undefined}
      onClose={close}
      onSubmit={run}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={check.isPending} onPress={run}>
            Check
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-14 text-muted">
          Paste a cXML document that {settings.softwareName} sends, such as a PunchOutSetupRequest. It is read as if it
          had arrived, but has no effect and is not kept.
        </p>
        <TextArea
          label="cXML document"
          value={text}
          onChange={(next) => {
            setText(next)
            setIsMissing(false)
            if (check.data || check.error) check.reset()
          }}
          rows={8}
          maxLength={maxMessageBytes}
          error={isMissing ? 'Required' : undefined}
          isRequired
        />
        {check.error && (
          <p role="alert" className="text-14 text-danger">
            {check.error.message}
          </p>
        )}
        {check.data && <CheckedFindings checked={check.data} />}
      </div>
    </Dialog>
  )
}
