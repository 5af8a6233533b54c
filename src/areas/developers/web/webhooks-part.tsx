import { useState } from 'react'
import { eventLabel } from '#areas/webhooks/rules/describe-webhook.ts'
import { sampleEvent, verifyCode } from '#areas/webhooks/rules/sample-events.ts'
import { type EventType, eventTypes } from '#areas/webhooks/webhook.ts'
import { webhooksScreen } from '#areas/webhooks/webhooks.addresses.ts'
import { Link } from '#browser/link.tsx'
import { Select } from '#ui/select.tsx'
import { CodeBlock } from './code-block.tsx'

const choices = eventTypes.map((type) => ({ value: type, label: `${eventLabel(type)} (${type})` }))

/** NEXT-12: what webhooks send, and how a program verifies it. */
export function WebhooksPart() {
  const [type, setType] = useState<EventType>('order.placed')
  return (
    <>
      <p>
        Add an address under <Link href={webhooksScreen.at()}>Webhooks</Link>. Messages follow{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, for which most languages have a library. They
        come at least once and in no promised order: take each <code>webhook-id</code> once, and answer with any 2xx
        within 10 seconds, before the work is done.
      </p>
      <Select label="Event" options={choices} value={type} onChange={setType} />
      <CodeBlock code={sampleEvent(type)} label="message" title="Body of the message" />
      <h3 className="text-14 font-semibold">Verify a message</h3>
      <CodeBlock code={verifyCode} label="verification code" title="JavaScript" />
      <p className="text-13 text-muted">
        What is not taken is sent again after 10 seconds, 1, 5 and 30 minutes, 2, 5 and then every 10 hours, for three
        days. An address that takes nothing for five days is switched off, and you get a mail.
      </p>
    </>
  )
}
