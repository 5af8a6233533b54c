import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SecretShown } from '#ui/secret-shown.tsx'
import {
  generatePunchoutSecret,
  generateUserPunchoutSecret,
  revokePunchoutSecret,
  revokeUserPunchoutSecret,
} from '../punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { callFor, inputFor, type Owner, punchoutCalls } from './punchout-place.ts'

/** PUNCH-1: without a secret one is generated and shown once; with one it can only be revoked. */
export function SharedSecret({
  owner,
  settings: { id, secretCreatedOn },
}: {
  owner: Owner
  settings: PunchoutSettings
}) {
  const [secret, setSecret] = useState<string>()
  const [asksRevoke, setAsksRevoke] = useState(false)
  const params = { punchoutSettingsId: id }
  const generate = useAct(callFor(owner, generatePunchoutSecret, generateUserPunchoutSecret), {
    done: (answer) => setSecret(answer.secret),
    refresh: punchoutCalls,
  })
  const revoke = useAct(callFor(owner, revokePunchoutSecret, revokeUserPunchoutSecret), {
    failed: () => true,
    done: ({ message }) => {
      setAsksRevoke(false)
      showToast({ tone: 'success', message })
    },
    refresh: punchoutCalls,
  })
  return (
    <section aria-labelledby="shared-secret" className="grid gap-2 border-t border-line pt-4">
      <h3 id="shared-secret" className="text-14 font-semibold">
        Shared secret
      </h3>
      {secretCreatedOn === null ? (
        <>
          <p className="text-13 text-muted">
            The software proves by it who it is. It is shown once, when it is generated; we keep only a fingerprint of
            it.
          </p>
          <div>
            <Button
              isLong
              isPending={generate.isRunning}
              onPress={() => generate.run(inputFor<typeof generatePunchoutSecret>(owner, { params }))}
            >
              Generate secret
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-13 text-muted">
            Generated on {formatDayWithYear(dayOf(secretCreatedOn))}. It cannot be shown again; revoke it to generate
            another one.
          </p>
          <div>
            <Button isLong onPress={() => setAsksRevoke(true)}>
              Revoke secret
            </Button>
          </div>
        </>
      )}
      {secret !== undefined && (
        <SecretShown
          title="Secret generated"
          secret={secret}
          copyLabel="Copy secret"
          advice="Copy it now and enter it in the procurement software."
          onClose={() => setSecret(undefined)}
        />
      )}
      {asksRevoke && (
        <ConfirmDialog
          title="Revoke secret"
          confirmLabel="Revoke"
          isDangerous
          isOpen
          isPending={revoke.isRunning}
          failure={revoke.failure}
          onConfirm={() => !revoke.isRunning && revoke.run(inputFor<typeof revokePunchoutSecret>(owner, { params }))}
          onClose={() => {
            revoke.reset()
            setAsksRevoke(false)
          }}
        >
          Revoke the shared secret? The procurement software is refused at once, until another secret is generated and
          entered there.
        </ConfirmDialog>
      )}
    </section>
  )
}

/** The day where the reader is. */
const dayOf = (at: string): string => new Date(at).toLocaleDateString('sv-SE')
