import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { PaymentLink } from '../payment-link.ts'
import { revokePaymentLink } from '../payment-links.endpoints.ts'

/** NEXT-13: asks, and makes a link useless. */
export function RevokeLink({ link }: { link: PaymentLink }) {
  const [asks, setAsks] = useState(false)
  const act = useAct(revokePaymentLink, {
    refresh: ['listPaymentLinks'],
    done: ({ message }) => {
      setAsks(false)
      showToast({ tone: 'success', message })
    },
    failed: () => {
      setAsks(false)
      return false
    },
  })
  return (
    <>
      <Button size="small" onPress={() => setAsks(true)} aria-label={`Revoke the link to ${link.email}`}>
        Revoke
      </Button>
      <ConfirmDialog
        title="Revoke this link?"
        confirmLabel="Revoke link"
        cancelLabel="Keep it"
        isDangerous
        isOpen={asks}
        isPending={act.isRunning}
        onConfirm={() => act.run({ params: { linkId: link.id } })}
        onClose={() => setAsks(false)}
      >
        The link in the mail to <strong className="break-all">{link.email}</strong> stops working. The invoices stay
        open.
      </ConfirmDialog>
    </>
  )
}
