import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import {
  updatePunchoutSettings,
  updateUserPunchoutSettings,
} from '#areas/punchout-settings/punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '#areas/punchout-settings/punchout-settings.ts'
import { checkMapping } from '#areas/punchout-settings/rules/check-mapping.ts'
import { getShipTosMapping, getUserShipTosMapping } from '#areas/punchout-settings/ship-to-mapping.endpoints.ts'
import { callFor, inputFor, type Owner, punchoutCalls } from '../punchout-place.ts'
import { draftRows, indexOfRefusal, isChanged, mappingToSend, searchRows, type Typed } from './mapping-draft.ts'

/** What is wrong with a row. */
interface RowProblem {
  readonly key: string
  readonly message: string
}

/** PUNCH-2: the mapping as it is read, typed and saved as a whole. */
export function useMapping(owner: Owner, { id }: PunchoutSettings, close: () => void) {
  const params = { punchoutSettingsId: id }
  const read = useCall(
    callFor(owner, getShipTosMapping, getUserShipTosMapping),
    inputFor<typeof getShipTosMapping>(owner, { params }),
  )
  const { table: pageSize } = usePageSizes()
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map())
  const [search, setSearch] = useState({ keyword: '', page: 1 })
  const [problem, setProblem] = useState<RowProblem>()
  const rows = read.data ? draftRows(read.data.shipTosMapping, read.data.shipTos) : []
  const found = searchRows(rows, typed, search.keyword)
  const page = Math.min(search.page, Math.max(1, Math.ceil(found.length / pageSize)))
  const sent = mappingToSend(rows, typed)
  const showProblem = (index: number | undefined, message: string) => {
    const key = index === undefined ? undefined : sent[index]?.key
    if (key === undefined) return
    setProblem({ key, message })
    setSearch({ keyword: '', page: Math.floor(rows.findIndex((row) => row.key === key) / pageSize) + 1 })
  }
  const act = useAct(callFor(owner, updatePunchoutSettings, updateUserPunchoutSettings), {
    refresh: punchoutCalls,
    done: () => {
      showToast({ tone: 'success', message: 'Ship-to mapping saved' })
      close()
    },
    failed: ({ field, message }) => {
      showProblem(indexOfRefusal(field), message)
      if (field === undefined) void read.refetch()
      return true
    },
  })
  return {
    read,
    rows,
    found,
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    keyword: search.keyword,
    setKeyword: (keyword: string) => setSearch({ keyword, page: 1 }),
    setPage: (next: number) => setSearch({ ...search, page: next }),
    valueOf: (key: string): Typed => typed.get(key) ?? rows.find((row) => row.key === key)!.saved,
    type: (key: string, value: Typed) => {
      setTyped(new Map(typed).set(key, value))
      if (problem?.key === key) setProblem(undefined)
    },
    problem,
    /** Why the last save failed, where that is about no row. */
    failure: act.failure && indexOfRefusal(act.failure.field) === undefined ? act.failure : null,
    isDirty: isChanged(rows, typed),
    mapped: sent.length,
    isSaving: act.isRunning,
    save: () => {
      if (act.isRunning || !read.data) return
      if (!isChanged(rows, typed)) return close()
      const own = read.data.shipTos.map((each) => ({ ...each, isOrderingAllowed: true }))
      const shipTosMapping = sent.map(({ row }) => row)
      const checked = checkMapping(shipTosMapping, own, read.data.shipTosMapping)
      if (!checked.allowed) return showProblem(indexOfRefusal(checked.refusal.field), checked.refusal.message)
      setProblem(undefined)
      act.run(inputFor<typeof updatePunchoutSettings>(owner, { params, body: { shipTosMapping } }), read.data.version)
    },
  }
}
