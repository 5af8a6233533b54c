import { useState } from 'react'
import type { FormPair } from '#areas/oci/oci.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CallUpChoices, ociFunctions, withPassword, writeCallUp } from '../rules/write-call-up.ts'
import { AnswerBox } from './answer-box.tsx'
import { FieldTable } from './field-table.tsx'
import { ociAddress } from './page-facts.ts'
import { SecretField } from './secret-field.tsx'
import { submitForm } from './submit-form.ts'
import type { TourActions } from './use-tour.ts'

/** PUNCH-5: the first step by SAP OCI: the browser calls the portal up with a form. */
export function OciPanel({
  actions,
  facts,
  secret,
  setSecret,
  setForm,
}: {
  actions: TourActions
  facts: SimulatorFacts
  secret: string
  setSecret: (secret: string) => void
  /** What the frame of the next step is opened with. */
  setForm: (fields: readonly FormPair[]) => void
}) {
  const { tour, change, goTo, sending, sendSearch, listCallUp } = actions
  const { shopIn } = tour.choices
  const [chosen, setChosen] = useState<Omit<CallUpChoices, 'returnUrl'>>({
    asks: '',
    productId: '',
    quantity: '1',
    words: '',
  })
  const [isMissing, setMissing] = useState(false)
  const choose = (more: Partial<typeof chosen>) => setChosen({ ...chosen, ...more })
  const fields = writeCallUp(facts, { ...chosen, returnUrl: `${location.origin}/return/${tour.run}?in=${shopIn}` })
  const { asks } = chosen
  const isAboutItem = asks === 'DETAIL' || asks === 'VALIDATE'
  const run = async () => {
    setMissing(secret.trim() === '')
    if (secret.trim() === '' || sending.isPending) return
    const whole = withPassword(fields, secret)
    if (asks === 'BACKGROUND_SEARCH') return sendSearch(fields, whole)
    listCallUp(fields)
    change({ visit: { ...tour.choices, operation: 'create', isTest: false, buyerCookie: '', startUrl: '' } })
    if (shopIn === 'window') submitForm(ociAddress(), whole, '_blank')
    else setForm(whole)
    return goTo(1)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          label="Function"
          options={ociFunctions.map(({ value, label }) => ({ value: value || 'SHOP', label }))}
          value={asks || 'SHOP'}
          onChange={(value) => choose({ asks: value === 'SHOP' ? '' : (value as CallUpChoices['asks']) })}
        />
        <SecretField
          value={secret}
          onChange={(typed) => {
            setSecret(typed)
            setMissing(false)
          }}
          error={isMissing ? 'Required' : undefined}
        />
        {isAboutItem && (
          <TextField
            label="Product id"
            hint="An item number, or EXT_PRODUCT_ID of a cart"
            value={chosen.productId}
            onChange={(productId) => choose({ productId })}
            maxLength={60}
          />
        )}
        {asks === 'VALIDATE' && (
          <TextField
            label="Quantity"
            value={chosen.quantity}
            onChange={(quantity) => choose({ quantity })}
            maxLength={20}
          />
        )}
        {asks === 'BACKGROUND_SEARCH' ? (
          <TextField
            label="Search words"
            value={chosen.words}
            onChange={(words) => choose({ words })}
            maxLength={100}
          />
        ) : (
          <RadioGroup
            label="Shop in"
            isInline
            choices={[
              { value: 'frame', label: 'A frame of this page' },
              { value: 'window', label: 'A window of its own' },
            ]}
            value={shopIn}
            onChange={(place) =>
              change({ choices: { ...tour.choices, shopIn: place === 'window' ? 'window' : 'frame' } })
            }
          />
        )}
      </div>
      <Disclosure title="The fields">
        <FieldTable fields={fields} />
      </Disclosure>
      <AnswerBox sending={sending} />
      <div>
        <Button variant="primary" isPending={sending.isPending} onPress={() => void run()}>
          Call up the catalog
        </Button>
      </div>
    </div>
  )
}
