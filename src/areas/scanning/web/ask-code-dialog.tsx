import { useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { Banner } from '#ui/banner.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { allow } from '#kit/decision.ts'
import { describeFacts } from '../rules/describe-facts.ts'
import { type CodedPack, mayStandFor } from '../rules/may-stand-for.ts'
import type { ScannedCode, ScanUnit } from '../scanned-code.ts'
import { findCodeItems, rememberCode } from '../scanning.endpoints.ts'
import { CodeItemGroup, type OfferedItem } from './code-item-group.tsx'
import type { FoundCode } from './find-meaning.ts'
import { useWedgeScanner } from './use-wedge-scanner.ts'

const units = [
  { value: 'CS', label: 'A case' },
  { value: 'EA', label: 'One each' },
]

/** Why somebody is asked about a code. */
const reasons = {
  unknown: 'is not known here yet.',
  several: 'names several items.',
  changed: 'stands for another item now.',
} as const

/**
 * NEXT-8: 'What is this?' about a code nobody knows, or one of several items. What the person says
 * is remembered for the ship-to, so that it is asked once.
 */
export function AskCodeDialog({
  scanned,
  choices,
  why,
  params,
  onScan,
  onAnswer,
}: {
  scanned: ScannedCode
  /** Items the code is known for, or another pack of them. */
  choices: readonly FoundCode[]
  why: keyof typeof reasons
  params: { division: string; shipTo: string }
  /** The next code, scanned while this one is asked about. */
  onScan: (text: string) => void
  /** The item; null when nobody knows. */
  onAnswer: (match: FoundCode | null) => void
}) {
  const [keyword, setKeyword] = useState('')
  const [unit, setUnit] = useState<ScanUnit>('CS')
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const { data, error, refetch, isPlaceholderData } = useCall(
    findCodeItems,
    { params, query: { keyword: asked } },
    { keepPrevious: true, staleTime: 30_000 },
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const remember = useAct(rememberCode, {
    done: ({ matches }) => onAnswer(matches[0] ?? null),
    failed: (failure) => {
      setRefusal(failure.message)
      return true
    },
  })
  // A code scanned into the search would choose its first item.
  useWedgeScanner(onScan, { isForDialogs: true })
  const choose = ({ itemNumber, customItemId, ...pack }: OfferedItem) => {
    const may = isPack(pack) ? mayStandFor(unit, pack) : allow()
    setRefusal(may.allowed ? null : may.refusal.message)
    if (!may.allowed) return
    const item = itemNumber !== null ? { itemNumber } : { customItemId: customItemId! }
    remember.run({ params: { ...params, code: scanned.code }, body: { ...item, unit } })
  }
  const facts = describeFacts(scanned.facts)
  const isEmpty =
    data !== undefined && !isPlaceholderData && data.bought.length + data.catalogue.length + data.custom.length === 0
  const group = (name: string, items: readonly OfferedItem[] | undefined) => (
    <CodeItemGroup name={name} items={items ?? []} isBusy={remember.isRunning} onChoose={choose} />
  )
  return (
    <Dialog
      title="What is this?"
      isOpen
      onClose={() => onAnswer(null)}
      width={560}
      footer={<CloseButton>{why === 'changed' ? 'Leave it as it is' : 'Skip this code'}</CloseButton>}
    >
      <div className="grid gap-3">
        <p>
          <span className="figures font-semibold break-all">{scanned.code}</span>{' '}
          {`${reasons[why]} Choose what it stands for; it is remembered for this ship-to.`}
          {facts && <span className="block text-13 text-muted">{facts}</span>}
        </p>
        <RadioGroup
          label="The code is on"
          isInline
          choices={units}
          value={unit}
          onChange={(value) => {
            setUnit(value as ScanUnit)
            setRefusal(null)
          }}
        />
        {refusal !== null && (
          // Below it are lists that scroll: the reason comes into view.
          <div ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
            <Banner tone="danger">{refusal}</Banner>
          </div>
        )}
        {choices.length > 0 &&
          group(why === 'several' ? 'Items with this code' : 'Another pack of this product', choices)}
        <TextField
          label="Find the item"
          type="search"
          value={keyword}
          onChange={setKeyword}
          maxLength={200}
          autoComplete="off"
          autoFocus={choices.length === 0}
          hint="Words on the label, a brand or an item number"
        />
        {error && <RetryNotice onRetry={() => void refetch()}>The items could not be searched.</RetryNotice>}
        {group('Bought before', data?.bought)}
        {group('Catalogue', data?.catalogue)}
        {group('Your own items', data?.custom)}
        <p role="status" className="text-13 text-muted">
          {isEmpty && (asked === '' ? 'Type a word to search the catalogue.' : `No item has “${asked}” in its name.`)}
        </p>
      </div>
    </Dialog>
  )
}

const isPack = (pack: Partial<CodedPack>): pack is CodedPack => pack.eachesPerCase !== undefined
