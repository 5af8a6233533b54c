import { useState } from 'react'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { prettyXml } from '#areas/cxml/rules/pretty-xml.ts'
import { readOrderMessage } from '../rules/read-order-message.ts'
import { writeOrder } from '../rules/write-order.ts'
import { AnswerBox } from './answer-box.tsx'
import { DocumentField } from './document-field.tsx'
import { SecretField } from './secret-field.tsx'
import { newStamp, type TourActions } from './use-tour.ts'

const types = [
  { value: 'new', label: 'New order' },
  { value: 'update', label: 'Change of the order' },
  { value: 'delete', label: 'Cancellation of the order' },
] as const
type OrderType = (typeof types)[number]['value']

/**
 * PUNCH-5: the fourth step: the purchase order and its changes.
 */
export function OrderPanel({
  actions,
  facts,
  secret,
  setSecret,
}: {
  actions: TourActions
  facts: SimulatorFacts
  secret: string
  setSecret: (secret: string) => void
}) {
  const { tour, change, goTo, sending, sendDocument } = actions
  const { order } = tour
  const [type, setType] = useState<OrderType>('new')
  const [edited, setEdited] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [stamp, setStamp] = useState(newStamp)
  const cart = readOrderMessage(tour.cartText)
  if (!cart.allowed) return null
  const text = prettyXml(
    writeOrder(stamp, facts, cart.value, {
      type,
      orderId: order.id.trim(),
      version: order.version,
      changes: type === 'new' ? undefined : order.lastPayloadId,
      isTest: tour.visit?.isTest ?? tour.choices.isTest,
    }),
  )
  const run = async () => {
    setMissing(secret.trim() === '')
    if (secret.trim() === '' || sending.isPending) return
    const answer = await sendDocument('orders', edited ?? text, secret)
    if (!answer?.isGood) return
    change({
      order: {
        ...order,
        version: order.version + 1,
        lastPayloadId: stamp.payloadId,
        sentIds: [...(order.sentIds ?? []), stamp.payloadId],
        sentAt: new Date().toISOString(),
      },
    })
    setStamp(newStamp())
    setEdited(undefined)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          label="Kind"
          options={types}
          value={type}
          onChange={(chosen) => {
            setType(chosen)
            setEdited(undefined)
          }}
        />
        <TextField
          label="Order number"
          value={order.id}
          onChange={(id) => {
            change({ order: { id, version: 1, lastPayloadId: undefined } })
            setEdited(undefined)
          }}
          maxLength={255}
          isRequired
        />
        <SecretField
          value={secret}
          onChange={(typed) => {
            setSecret(typed)
            setMissing(false)
          }}
          error={isMissing ? 'Required' : undefined}
        />
      </div>
      <DocumentField text={text} edited={edited} onEdit={setEdited} />
      <AnswerBox sending={sending} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isPending={sending.isPending} onPress={() => void run()}>
          Send order
        </Button>
        <Button onPress={() => goTo(4)}>Confirmations</Button>
        <Button onPress={() => goTo(2)}>Back to the cart</Button>
        <Button onPress={() => goTo(0)}>Shop again</Button>
      </div>
    </div>
  )
}
