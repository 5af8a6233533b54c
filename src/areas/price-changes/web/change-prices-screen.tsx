import { useId, useMemo, useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { BackLink } from '#browser/back-link.tsx'
import { isCallFailed } from '#browser/call-failed.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Upload } from '#ui/upload.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { managedPricesScreen, priceChangeScreen } from '../price-changes.addresses.ts'
import { getPriceChoices, listManagedPrices, previewPriceChange, savePriceChange } from '../price-changes.endpoints.ts'
import { priceChangeRefusals } from '../price-changes.refusals.ts'
import { priceChangeLimits, type PreviewedLine, type PriceLine } from '../price-change.ts'
import { seenCostPlus } from '../rules/shown-amounts.ts'
import { describeAmounts } from '../rules/describe-amounts.ts'
import { DivisionField } from './division-field.tsx'
import { EffectFacts, TouchedCustomers } from './effect-facts.tsx'
import { type LineField, readLines } from './line-text.ts'
import { textOfFile } from './text-of-file.ts'
import { PriceGrid } from './price-grid.tsx'
import { RaisePrices } from './raise-prices.tsx'
import { readChangeSearch } from './prices-search.ts'
import { type PriceSheet, type RowProblem, seenLines, usePriceSheet } from './use-price-sheet.ts'

type Choices = CallAnswer<typeof getPriceChoices>

/** ITEM-8: /managed-prices/change: prices are typed, previewed and saved together. */
export function ChangePricesScreen() {
  const [search, change] = useListSearch(readChangeSearch)
  const choices = useCall(getPriceChoices, { query: { division: search.division } }, { keepPrevious: true })
  const division = choices.data?.division ?? null
  const wanted = search.scope !== undefined && search.item !== '' && division !== null
  const query = { division: division ?? '', scope: search.scope, keyword: search.item, pageSize: '100' }
  const start = useCall(listManagedPrices, wanted ? { query } : null)
  const failed = choices.error ?? start.error
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={managedPricesScreen.at({ division: division ?? undefined })}>All prices</BackLink>
      <h1 className="text-20 font-semibold">Change prices</h1>
      {choices.data && division !== null && (!wanted || start.data) ? (
        <ChangeForm
          key={division}
          choices={choices.data}
          division={division}
          start={startOf(start.data?.prices ?? [], search)}
          onDivision={(next) => change({ division: next, item: '', scope: undefined, since: undefined })}
        />
      ) : failed ? (
        <ErrorState failure={failed} what="The prices" onRetry={() => void (start.error ? start : choices).refetch()} />
      ) : choices.data ? (
        <p className="text-muted">Prices are edited for divisions in which you have customers.</p>
      ) : (
        <Skeleton className="h-64 w-full" what="the prices" />
      )}
    </div>
  )
}

/** The price of the address as a line to change: one that has started as a new one. */
function startOf(
  prices: CallAnswer<typeof listManagedPrices>['prices'],
  { item, since }: { item: string; since: string | undefined },
): readonly PriceLine[] {
  const price = prices.find(({ itemNumber, startsOn }) => itemNumber === item && startsOn === since)
  if (!price) return []
  const { itemNumber, scope, startsOn, endsOn, caseCents, eachCents, poundHundredths, breaks = null, reference } = price
  const terms = { breaks, costPlus: seenCostPlus(price) }
  return [
    {
      itemNumber,
      scope,
      startsOn,
      endsOn,
      caseCents,
      eachCents,
      poundHundredths,
      ...terms,
      reference,
      isRemoved: false,
    },
  ]
}

interface Previewed {
  /** What was previewed, to know whether it is still what is typed. */
  readonly typed: string
  readonly lines: readonly PriceLine[]
  readonly byKey: ReadonlyMap<string, PreviewedLine>
  readonly answer: CallAnswer<typeof previewPriceChange>
}

const typedOf = (sheet: PriceSheet, allowsBelowCost: boolean): string =>
  JSON.stringify([allowsBelowCost, sheet.filled.map(({ key, text, isRemoved }) => [key, text, isRemoved])])

interface ChangedSince {
  readonly changed?: readonly {
    line: number
    now: Parameters<typeof describeAmounts>[0] | null
    byName: string | null
  }[]
  readonly line?: number
}

function ChangeForm({
  choices,
  division,
  start,
  onDivision,
}: {
  choices: Choices
  division: string
  start: readonly PriceLine[]
  onDivision: (division: string) => void
}) {
  const go = useGo()
  const list = useId()
  const seesCosts = useActor().can('viewAnalysis')
  const sheet = usePriceSheet(start)
  const [reason, setReason] = useState('')
  const [allowsBelowCost, setAllowsBelowCost] = useState(false)
  const [previewed, setPreviewed] = useState<Previewed>()
  const [notice, setNotice] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  useUnsavedWork(!isSaved && (sheet.filled.length > start.length || reason !== '' || previewed !== undefined))
  const isFresh = previewed?.typed === typedOf(sheet, allowsBelowCost)
  const preview = useAct(previewPriceChange, { failed: () => true })
  const save = useAct(savePriceChange, {
    refresh: ['listManagedPrices', 'listPriceChanges'],
    done: ({ message, priceChangeId }) => {
      setSaved(true)
      showToast({ tone: 'success', message })
      // The guard of unsaved work is gone once this is drawn.
      requestAnimationFrame(() => go(priceChangeScreen.at({ priceChangeId }), { replace: true }))
    },
    failed: ({ details, field, message }) => {
      const since = details as ChangedSince | undefined
      const keys = [...(previewed?.byKey.keys() ?? [])]
      const problems = new Map<string, RowProblem>()
      for (const { line, now, byName } of since?.changed ?? [])
        problems.set(keys[line] ?? '', {
          field: 'caseCents',
          message: `Now ${now ? describeAmounts(now) : 'there is no such price'}${byName ? `, set by ${byName}` : ''}. Preview again to replace it.`,
        })
      if (since?.line !== undefined)
        problems.set(keys[since.line] ?? '', { field: (field ?? 'scope') as LineField, message })
      sheet.show(problems)
      setPreviewed(undefined)
      setNotice(message)
      return true
    },
  })
  const runPreview = async () => {
    setNotice(undefined)
    const typed = typedOf(sheet, allowsBelowCost)
    const read = sheet.read()
    if (!read || read.lines.length === 0 || preview.isRunning) return
    try {
      const answer = await preview.runAndWait({ body: { division, allowsBelowCost, lines: [...read.lines] } })
      const byKey = new Map(read.keys.map((key, index) => [key, answer.lines[index]!]))
      setPreviewed({ typed, lines: read.lines, byKey, answer })
      sheet.show(
        new Map(
          [...byKey].flatMap(([key, { problem }]) =>
            problem ? [[key, { field: problem.field as LineField, message: problem.message }]] : [],
          ),
        ),
      )
    } catch {
      // `preview.failure` shows it.
    }
  }
  const takeFile = async (file: File) => {
    setNotice(undefined)
    const text = await textOfFile(file).catch((error: unknown) => {
      if (!isCallFailed(error)) throw error
      setNotice(error.message)
    })
    if (text === undefined) return undefined
    const lines = readLines(text, 'scope')
    if (!lines || lines.length === 0) return setNotice('This file has no lines that can be read.')
    sheet.add(lines)
    const { lines: max } = priceChangeLimits
    setNotice(
      lines.length > max ? `A change has at most ${max} prices: the others of the file are left out.` : undefined,
    )
  }
  const wrong = previewed ? previewed.answer.lines.filter(({ problem }) => problem !== null).length : 0
  const submit = () => {
    if (!previewed || save.isRunning) return
    setNotice(undefined)
    save.run({ body: { division, allowsBelowCost, reason, lines: seenLines(previewed.lines, previewed.answer.lines) } })
  }
  const whyNotSave = !isFresh
    ? 'Please preview first'
    : wrong > 0
      ? `Please correct ${plural(wrong, 'line')}`
      : reason.trim() === ''
        ? priceChangeRefusals.price_change_reason.message.replace('.', '')
        : undefined
  const names = useMemo(
    () => ['list', ...choices.classes.map((each) => `class ${each}`), ...choices.gpos.map(({ code }) => `GPO ${code}`)],
    [choices],
  )
  return (
    <>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap items-end gap-3">
        <DivisionField divisions={choices.divisions} division={division} onChange={onDivision} />
        <p className="max-w-[720px] text-13 text-muted">
          Type into the last line, or paste lines of a spreadsheet: for whom (list, class B, GPO, bill-to 100, ship-to
          101), item, prices, first and last day. Lower prices from so many cases on stand by quantity:
          10=31.50|25=29.90. {seesCosts && 'Cost plus: 12% of the cost, 1.50 a case, or 0.25/lb a pound. '}A price that
          has started keeps its amounts: enter a new one from today on.
        </p>
      </div>
      <RaisePrices division={division} choices={choices} list={list} onLines={(lines) => sheet.add(lines)} />
      <div className="max-w-96">
        <Upload
          label="Add prices of a CSV or XLSX file"
          accept="text/csv,.csv,text/plain,.txt,.xlsx"
          onFile={(file) => void takeFile(file)}
        />
      </div>
      <PriceGrid
        sheet={sheet}
        list={list}
        seesCosts={seesCosts}
        shownOf={(key) => (isFresh || wrong > 0 ? previewed?.byKey.get(key) : undefined)}
        onPreview={() => void runPreview()}
      />
      {(notice ?? (preview.failure && !isFresh ? preview.failure.message : undefined)) && (
        <Banner tone="danger">{notice ?? preview.failure?.message}</Banner>
      )}
      {isFresh && previewed && <EffectFacts effect={previewed.answer.effect} />}
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Why"
          value={reason}
          onChange={setReason}
          maxLength={priceChangeLimits.reason}
          hint="Kept with the history"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            isPending={preview.isRunning}
            disabledReason={sheet.filled.length === 0 ? priceChangeRefusals.price_change_empty.message : undefined}
            onPress={() => void runPreview()}
          >
            Preview
            <span className="max-md:hidden">
              <Kbd>Ctrl+Enter</Kbd>
            </span>
          </Button>
          <Button variant="primary" isPending={save.isRunning} disabledReason={whyNotSave} onPress={submit}>
            {sheet.filled.length === 0 ? 'Save' : `Save ${plural(sheet.filled.length, 'price')}`}
          </Button>
        </div>
      </div>
      {seesCosts && (
        <Checkbox isSelected={allowsBelowCost} onChange={setAllowsBelowCost}>
          Allow prices below cost
        </Checkbox>
      )}
      {isFresh && previewed && <TouchedCustomers customers={previewed.answer.customers} />}
    </>
  )
}
