import { useState } from 'react'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Toggle } from '#ui/toggle.tsx'
import { prettyXml } from '#areas/cxml/rules/pretty-xml.ts'
import { readOrderMessage } from '../rules/read-order-message.ts'
import { writeProfileRequest } from '../rules/write-request.ts'
import { writeSetup } from '../rules/write-setup.ts'
import { AnswerBox } from './answer-box.tsx'
import { DocumentField } from './document-field.tsx'
import { SecretField } from './secret-field.tsx'
import type { VisitChoices } from './tour.ts'
import { newStamp, type TourActions } from './use-tour.ts'

const operations = [
  { value: 'create', label: 'Create a cart' },
  { value: 'edit', label: 'Edit the last cart' },
  { value: 'inspect', label: 'Inspect the last cart' },
] as const
/** The option of no ship-to: an empty key is none. */
const nobody = '-'

/** PUNCH-5: the first step: a PunchOutSetupRequest, as the customer's system would send it. */
export function SetupPanel({
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
  const { choices } = tour
  const [edited, setEdited] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [{ stamp, buyerCookie }, setStamp] = useState(freshStamp)
  const choose = (chosen: Partial<VisitChoices>) => {
    setEdited(undefined)
    change({ choices: { ...choices, ...chosen } })
  }
  const cart = tour.cartText === '' ? undefined : readOrderMessage(tour.cartText)
  const items = cart?.allowed ? cart.value.items : []
  const text = prettyXml(
    writeSetup(stamp, facts, {
      ...choices,
      buyerCookie,
      returnUrl: `${location.origin}/return/${tour.run}?in=${choices.shopIn}`,
      items,
    }),
  )
  const run = async (document: string, isSetup: boolean) => {
    setMissing(secret.trim() === '')
    if (secret.trim() === '' || sending.isPending) return
    const answer = await sendDocument('setup', document, secret)
    // Another time it is another document.
    setStamp(freshStamp)
    if (!isSetup || answer?.startUrl === undefined) return
    change({ visit: { ...choices, buyerCookie, startUrl: answer.startUrl } })
    goTo(1)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          label="Operation"
          options={operations.filter(({ value }) => value === 'create' || items.length > 0)}
          value={choices.operation}
          onChange={(operation) => choose({ operation })}
        />
        <Select
          label="Ship-to"
          options={[
            { value: nobody, label: 'Not named' },
            ...facts.codes.map((code) => ({ value: code, label: code })),
          ]}
          value={choices.shipToCode || nobody}
          onChange={(code) => choose({ shipToCode: code === nobody ? '' : code })}
        />
        <SecretField
          value={secret}
          onChange={(typed) => {
            setSecret(typed)
            setMissing(false)
          }}
          error={isMissing ? 'Required' : undefined}
        />
        <RadioGroup
          label="Shop in"
          isInline
          choices={[
            { value: 'frame', label: 'A frame of this page' },
            { value: 'window', label: 'A window of its own' },
          ]}
          value={choices.shopIn}
          onChange={(shopIn) => choose({ shopIn: shopIn === 'window' ? 'window' : 'frame' })}
        />
        <Toggle isSelected={choices.isTest} onChange={(isTest) => choose({ isTest })}>
          Test mode: the order is checked and not booked
        </Toggle>
      </div>
      <DocumentField text={text} edited={edited} onEdit={setEdited} />
      <AnswerBox sending={sending} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isPending={sending.isPending} onPress={() => void run(edited ?? text, true)}>
          Send setup request
        </Button>
        <Button onPress={() => void run(writeProfileRequest(newStamp(), facts), false)}>Ask for the profile</Button>
      </div>
    </div>
  )
}

const freshStamp = () => ({ stamp: newStamp(), buyerCookie: crypto.randomUUID() })
