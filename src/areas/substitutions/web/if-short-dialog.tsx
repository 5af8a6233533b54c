import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { ItemSearch } from '#areas/shop/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { substitutionChoices } from '#areas/orders/if-short.ts'
import { substitutionLimits } from '../substitution.ts'
import { getSubstitution, saveSubstitution } from '../substitutions.endpoints.ts'
import { ChosenAlternative } from './chosen-alternative.tsx'
import { type DraftChoice, draftOf, moved, nothingAccepted, readIncrease } from './preference-draft.ts'

const title = 'If it comes short'

/** NEXT-3: what happens if an item comes short: `?if-short=0012345`. */
export function IfShortDialog({ value, close }: DialogProps) {
  const place = useShipToParams()
  const { data, error, refetch } = useCall(getSubstitution, place && { params: { ...place, itemNumber: value } })
  if (place && data) return <Editor place={place} saved={data} close={close} />
  return (
    <WaitingDialog title={title} failure={error} what="The preference" onRetry={() => void refetch()} onClose={close} />
  )
}

function Editor({
  place,
  saved,
  close,
}: {
  place: { readonly division: string; readonly shipTo: string }
  saved: CallAnswer<typeof getSubstitution>
  close: () => void
}) {
  const [opened] = useState(() => draftOf(saved))
  const [draft, setDraft] = useState(opened)
  const { itemNumber, description, packSizeDescription, brand, defaultChoice, version, suggestions } = saved
  const params = { ...place, itemNumber }
  const { choice, alternatives, maxIncrease } = draft
  const act = useAct(saveSubstitution, {
    refresh: ['getSubstitution', 'listSubstitutions', 'reviewCart', 'checkSubstitute'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  const limit = readIncrease(maxIncrease)
  const chosen = new Set(alternatives.map((each) => each.itemNumber))
  const hasRoom = alternatives.length < substitutionLimits.alternatives
  const add = (number: string, name: string) =>
    setDraft({
      ...draft,
      alternatives: [...alternatives, { itemNumber: number, description: name, accepted: nothingAccepted }],
    })
  const refusal =
    choice !== 'substitute'
      ? undefined
      : alternatives.length === 0
        ? 'Choose at least one item that may come instead'
        : limit === undefined
          ? 'The limit is a whole number of percent, up to 100'
          : undefined
  const save = () => {
    if (refusal !== undefined || act.isRunning) return
    const wanted = choice === 'substitute' ? alternatives : []
    act.run(
      {
        params,
        body: {
          choice,
          alternatives: wanted.map((each) => ({ itemNumber: each.itemNumber, accepted: { ...each.accepted } })),
          maxIncreasePercent: choice === 'substitute' ? (limit ?? null) : null,
        },
      },
      version,
    )
  }
  const reason = saved.substitution?.ifShort.reason
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      width={600}
      isDirty={JSON.stringify(draft) !== JSON.stringify(opened)}
      onSubmit={save}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} disabledReason={refusal} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="break-words">
          {description}
          <span className="figures block text-13 text-muted">
            {[itemNumber, packSizeDescription, brand].filter(Boolean).join(' · ')}
          </span>
        </p>
        {reason && <Banner tone="warning">You would be asked today: {reason}</Banner>}
        <RadioGroup
          label="What we send"
          value={choice}
          onChange={(next) => setDraft({ ...draft, choice: next as DraftChoice })}
          choices={[
            ...Object.entries(substitutionChoices).map(([key, label]) => ({ value: key, label })),
            {
              value: 'default',
              label: `As for all items: ${substitutionChoices[defaultChoice].toLowerCase()}`,
            },
          ]}
        />
        {choice === 'substitute' && (
          <section aria-label="Items that may come instead" className="grid gap-3">
            {alternatives.length > 0 && (
              <ol className="border-y border-line">
                {alternatives.map((alternative, index) => (
                  <ChosenAlternative
                    key={alternative.itemNumber}
                    {...{ params, alternative }}
                    place={index + 1}
                    of={alternatives.length}
                    maxIncreasePercent={limit ?? null}
                    onMove={(by) => setDraft({ ...draft, alternatives: moved(alternatives, index, by) })}
                    onRemove={() => setDraft({ ...draft, alternatives: alternatives.toSpliced(index, 1) })}
                    onAccept={(accepted) =>
                      setDraft({ ...draft, alternatives: alternatives.with(index, { ...alternative, accepted }) })
                    }
                  />
                ))}
              </ol>
            )}
            {hasRoom ? (
              <AddAlternative
                place={place}
                suggestions={suggestions.filter((each) => !chosen.has(each.itemNumber))}
                onAdd={(number, name) => (chosen.has(number) || number === itemNumber ? undefined : add(number, name))}
              />
            ) : (
              <p className="text-13 text-muted">No more than {substitutionLimits.alternatives} are tried.</p>
            )}
            <NumberField
              label="It may cost more by"
              unit="%"
              hint="By the pound, fluid ounce or piece. Empty: whatever it costs."
              value={maxIncrease}
              min={0}
              max={substitutionLimits.increase}
              keepsZero
              onChange={(text) => setDraft({ ...draft, maxIncrease: text })}
            />
          </section>
        )}
        {act.failure && <Banner tone="danger">{act.failure.message}</Banner>}
      </div>
    </Dialog>
  )
}

function AddAlternative({
  place,
  suggestions,
  onAdd,
}: {
  place: { readonly division: string; readonly shipTo: string }
  suggestions: CallAnswer<typeof getSubstitution>['suggestions']
  onAdd: (itemNumber: string, description: string) => void
}) {
  const [isSearching, setSearching] = useState(false)
  return (
    <div className="grid gap-2">
      {suggestions.length > 0 && (
        <ul aria-label="Alternates of the catalogue" className="grid gap-1">
          {suggestions.map(({ itemNumber, description, packSizeDescription }) => (
            <li key={itemNumber}>
              <Button variant="quiet" size="small" onPress={() => onAdd(itemNumber, description)}>
                <Plus size={16} aria-hidden="true" />
                <span className="min-w-0 text-left whitespace-normal">
                  {description} <span className="figures text-muted">{packSizeDescription}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSearching ? (
        <ItemSearch
          params={place}
          label="Another item"
          onChoose={(itemNumber, description) => {
            onAdd(itemNumber, description)
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      ) : (
        <div>
          <Button size="small" onPress={() => setSearching(true)}>
            <Plus size={16} aria-hidden="true" />
            Find an item
          </Button>
        </div>
      )}
    </div>
  )
}
