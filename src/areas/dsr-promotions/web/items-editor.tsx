import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { refreshCalls } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { Kbd } from '#ui/kbd.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { updatePromotionItems } from '../dsr-promotions.endpoints.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import { type Promotion, type PromotionItem, promotionLimits } from '../promotion.ts'
import { checkTerms } from '../rules/check-promotion-items.ts'
import { type ItemDraft, noTexts, readItem, textsOf } from './item-draft.ts'
import { ItemPicker, type PickedItem } from './item-picker.tsx'
import { ItemRow } from './item-row.tsx'

/** What is wrong, and where. */
interface Problem {
  readonly itemNumber: string
  readonly field: string
  readonly message: string
}

const draftsOf = ({ items }: Promotion): ItemDraft[] =>
  items.map((item) => ({
    itemNumber: item.itemNumber,
    description: item.description,
    packSizeDescription: item.packSizeDescription,
    isCatchWeight: item.isCatchWeight,
    kind: item.kind,
    texts: textsOf(item),
  }))

const namesOf = (items: Promotion['items']): string => items.map(({ description }) => description).join(', ')

/** STAFF-3: the items of a draft or a paused promotion; all are saved at once, or none. */
export function ItemsEditor({ promotion }: { promotion: Promotion }) {
  // What it was opened with: a save carries that version, so that no colleague's change is lost.
  const [opened, setOpened] = useState(promotion)
  const [drafts, setDrafts] = useState(() => draftsOf(promotion))
  const [problem, setProblem] = useState<Problem>()
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(draftsOf(opened))
  // Nothing typed: what others saved is taken over.
  if (!isDirty && promotion.version !== opened.version) {
    setOpened(promotion)
    setDrafts(draftsOf(promotion))
  }
  useUnsavedWork(isDirty)
  const save = useAct(updatePromotionItems, {
    refresh: ['getPromotion', 'listPromotions', 'getPromotionEffect'],
    done: ({ message, version }, { body }) => {
      showToast({ tone: 'success', message })
      setTheirs(undefined)
      setOpened({ ...opened, version, items: shownOf(body.items, drafts) })
    },
    failed: ({ code, details, field, message }) => {
      if (code === 'promotion_changed') void refreshCalls(['getPromotion'])
      const at = (details as { item?: number } | undefined)?.item
      const row = at === undefined ? undefined : drafts[at]
      if (!row) return true
      setProblem({ itemNumber: row.itemNumber, field: field ?? 'itemNumber', message })
      return true
    },
  })
  // A save was refused for what a colleague saved: it is named, and the next one counts on it.
  const [theirs, setTheirs] = useState<Promotion['items']>()
  if (save.failure?.code === 'promotion_changed' && promotion.version !== opened.version) {
    setOpened(promotion)
    setTheirs(promotion.items)
  }
  const change = (itemNumber: string, next: Partial<ItemDraft>) => {
    setProblem(undefined)
    setDrafts(drafts.map((row) => (row.itemNumber === itemNumber ? { ...row, ...next } : row)))
  }
  const add = (item: PickedItem) => {
    if (drafts.some(({ itemNumber }) => itemNumber === item.itemNumber)) return
    // The next item is mostly of the same kind as the last.
    const last = drafts.at(-1)
    const { kind, texts } = last ?? { kind: 'percent' as const, texts: noTexts }
    setDrafts([...drafts, { ...item, kind, texts: kind === 'percent' || kind === 'buyGet' ? texts : noTexts }])
  }
  const submit = () => {
    if (save.isRunning) return
    const items: PromotionItem[] = []
    for (const row of drafts) {
      const item = readItem(row)
      if (typeof item === 'string')
        return setProblem({ itemNumber: row.itemNumber, field: item, message: 'Please enter a number above 0.' })
      const decision = checkTerms(item, row.isCatchWeight)
      if (!decision.allowed) {
        const { field = 'itemNumber', message } = decision.refusal
        return setProblem({ itemNumber: row.itemNumber, field, message })
      }
      items.push(item)
    }
    save.run({ params: { promotionId: opened.id }, body: { items } }, opened.version)
  }
  return (
    // Ctrl+Enter saves, wherever it is pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" onKeyDownCapture={saveByKeys(submit)}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ItemPicker
          division={promotion.division}
          onAdd={add}
          disabledReason={drafts.length >= promotionLimits.items ? `At most ${promotionLimits.items} items` : undefined}
        />
        <Button
          variant="primary"
          isPending={save.isRunning}
          disabledReason={isDirty ? undefined : 'There is nothing to save'}
          onPress={submit}
        >
          {isDirty ? `Save ${plural(drafts.length, 'item')}` : 'Save items'}
          <span className="max-md:hidden">
            <Kbd>Ctrl+Enter</Kbd>
          </span>
        </Button>
      </div>
      {theirs && <ChangedByOthers fields={[{ label: 'Items', now: namesOf(theirs) }]} />}
      {save.failure && !problem && !theirs && (
        <p role="alert" className="text-14 text-danger">
          {save.failure.message}
        </p>
      )}
      {drafts.length === 0 ? (
        <p className="text-muted">{promotionRefusals.promotion_items_missing.message}</p>
      ) : (
        <ul aria-label="Items" className="divide-y divide-line rounded-dialog border border-line bg-raised">
          {drafts.map((row) => (
            <ItemRow
              key={row.itemNumber}
              draft={row}
              saved={promotion.items.find(({ itemNumber }) => itemNumber === row.itemNumber)}
              problem={problem?.itemNumber === row.itemNumber ? problem : undefined}
              onChange={(next) => change(row.itemNumber, next)}
              onRemove={() => {
                setProblem(undefined)
                setDrafts(drafts.filter((each) => each !== row))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was saved, until the promotion is read again. */
const shownOf = (items: readonly PromotionItem[], drafts: readonly ItemDraft[]): Promotion['items'] =>
  items.flatMap((item) => {
    const draft = drafts.find(({ itemNumber }) => itemNumber === item.itemNumber)
    return draft
      ? [
          {
            ...item,
            description: draft.description,
            packSizeDescription: draft.packSizeDescription,
            isCatchWeight: draft.isCatchWeight,
            listPrice: null,
            promotedPrice: null,
            isBelowCost: false,
          },
        ]
      : []
  })
