import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { openPaymentLink } from '../opened-link.endpoints.ts'
import { takeToken } from './link-token.ts'
import { LinkPaid } from './link-paid.tsx'
import { PayLink } from './pay-link.tsx'

const missing = {
  text: 'This payment link does not work. Please ask whoever sent it for a new one.',
}
const nothingOpened = { status: 404, message: 'This page opens from the link in our mail.' }

/**
 * NEXT-13: the page of a link, without a session: its invoices, and the way to pay them by card.
 */
export function PayLinkScreen() {
  const [token] = useState(takeToken)
  const { data, error, refetch } = useCall(openPaymentLink, token ? { body: { token } } : null)
  const failure = token ? error : nothingOpened
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col gap-6 px-4 pt-8 pb-16">
      <Logo />
      {failure && (!data || failure.status === 404) ? (
        <ErrorState
          failure={failure}
          what="The invoices"
          missing={token ? missing : { text: nothingOpened.message }}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-80 w-full" />
      ) : data.state === 'paying' || data.state === 'paid' ? (
        <LinkPaid link={data} refetch={refetch} />
      ) : (
        <PayLink token={token} link={data} refetch={() => void refetch()} />
      )}
    </main>
  )
}
