import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { Banner } from '#ui/banner.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { allow } from '#kit/decision.ts'
import { describeFacts } from '../rules/describe-facts.ts'
import { type CodedPack, mayStandFor } from '../rules/may-stand-for.ts'
import type { ScanUnit } from '../scanned-code.ts'
import { findCodeItems, lookUpCode, rememberCode } from '../scanning.endpoints.ts'
import { type AskedCode, askedCodes } from './asked-codes.ts'
import { CodeItemGroup, type OfferedItem } from './code-item-group.tsx'
import { useWedgeScanner } from './use-wedge-scanner.ts'

const units = [
  { value: 'CS', label: 'A case' },
  { value: 'EA', label: 'One each' },
]

const title = 'What is this?'

/** Why somebody is asked about a code. */
function reasonOf({ outcome, matches }: AskedCode['meaning']): string {
  if (outcome === 'unknown') return 'is not known here yet.'
  return outcome === 'several' ? 'names several items.' : `stands for ${matches[0]?.description ?? 'an item'} now.`
}

/**
 * NEXT-8: 'What is this?' about a code nobody knows, one of several items, or one that stands for
 * another item from now on. What the person says is remembered for the ship-to, so that it is
 * asked once: `?what-is=CODE`.
 */
export function AskCodeDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  // What was scanned when the dialog opened stays, though the answer ends the question.
  const [question] = useState(() => askedCodes.question(value))
  const { data, error, refetch } = useCall(
    lookUpCode,
    params && question === undefined ? { params: { ...params, code: value } } : null,
  )
  const asked = question ?? (data && { scanned: data, meaning: data, onScan: ignore })
  if (params && asked) return <AskCode key={value} asked={asked} params={params} close={close} />
  return (
    <WaitingDialog
      title={title}
      failure={error}
      what="The code"
      missing={{ text: error?.message ?? '' }}
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

const ignore = () => undefined

function AskCode({
  asked: { scanned, meaning, onScan },
  params,
  close,
}: {
  asked: AskedCode
  params: { division: string; shipTo: string }
  close: () => void
}) {
  const [keyword, setKeyword] = useState('')
  const [known] = meaning.outcome === 'item' ? meaning.matches : []
  const [unit, setUnit] = useState<ScanUnit>(known?.unit ?? 'CS')
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const { data, error, refetch, isPlaceholderData } = useCall(
    findCodeItems,
    { params, query: { keyword: asked } },
    { keepPrevious: true, staleTime: 30_000 },
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const remember = useAct(rememberCode, {
    refresh: ['listCodes', 'lookUpCode'],
    done: ({ matches: [match] }) => {
      if (match && askedCodes.question(scanned.code)) askedCodes.answer(scanned.code, match)
      else showToast({ tone: 'success', message: `${scanned.code} stands for ${match?.description ?? 'the item'}` })
      close()
    },
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
  const choices = meaning.outcome === 'item' ? [] : meaning.matches
  const facts = describeFacts(scanned.facts)
  const isEmpty =
    data !== undefined && !isPlaceholderData && data.bought.length + data.catalogue.length + data.custom.length === 0
  const group = (name: string, items: readonly OfferedItem[] | undefined) => (
    <CodeItemGroup name={name} items={items ?? []} isBusy={remember.isRunning} onChoose={choose} />
  )
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      width={560}
      footer={<CloseButton>{meaning.outcome === 'item' ? 'Leave it as it is' : 'Skip this code'}</CloseButton>}
    >
      <div className="grid gap-3">
        <p>
          <span className="figures font-semibold break-all">{scanned.code}</span>{' '}
          {`${reasonOf(meaning)} Choose what it stands for; it is remembered for this ship-to.`}
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
          group(meaning.outcome === 'several' ? 'Items with this code' : 'Another pack of this product', choices)}
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
