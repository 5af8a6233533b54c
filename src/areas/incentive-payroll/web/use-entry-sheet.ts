import { useMemo, useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { incentiveLimits, type IncentiveRecord } from '../incentive-record.ts'
import { saveIncentives, updateIncentive } from '../incentive-payroll.endpoints.ts'
import type { IncentiveType } from '../incentive-types.ts'
import { dropped, type Drafts, noDrafts, pasted, typed, withoutSaved } from './drafts.ts'
import { makeRows, type RowProblem } from './sheet-rows.ts'
import { readPasted, readRow, type Rep, type RowField } from './row-text.ts'

/**
 * STAFF-1: what is typed over a week's records until it is saved. Refused rows keep their texts.
 */
export function useEntrySheet(
  type: IncentiveType,
  { records, reps, day }: { records: readonly IncentiveRecord[]; reps: readonly Rep[]; day: string },
) {
  const [drafts, setDrafts] = useState<Drafts>(noDrafts)
  const [problems, setProblems] = useState<Readonly<Record<string, RowProblem>>>({})
  const [isSaving, setSaving] = useState(false)
  const [target, setTarget] = useState<{ readonly key: string }>()
  const add = useAct(saveIncentives, { failed: () => true })
  const change = useAct(updateIncentive, { failed: () => true })
  // Of thousands of rows a key changes one: the others stay the same objects, and are not drawn.
  const rowsOf = useMemo(() => makeRows(type, day, reps), [type, day, reps])
  const rows = useMemo(() => rowsOf(records, drafts, problems), [rowsOf, records, drafts, problems])
  const unsaved = rows.filter(({ isChanged }) => isChanged)

  const edits = useMemo(() => {
    const forgetProblem = (key: string) =>
      setProblems((before) => {
        if (!(key in before)) return before
        const { [key]: _, ...others } = before
        return others
      })
    return {
      typeInto: (key: string, field: RowField, text: string) => {
        forgetProblem(key)
        setDrafts((before) => typed(before, records, key, { [field]: text }))
      },
      /** Returns false for text that is one cell, which the field takes itself. */
      paste: (key: string, field: RowField, text: string): boolean => {
        const lines = readPasted(type, text, field)
        if (!lines) return false
        setDrafts((before) => pasted(before, records, key, lines))
        setProblems({})
        return true
      },
      drop: (key: string) => {
        forgetProblem(key)
        setDrafts((before) => dropped(before, key))
      },
    }
  }, [type, records])

  const showProblem = (key: string, field: RowField | undefined) => {
    setTarget({ key })
    focusProblem(key, field)
  }

  const save = async () => {
    if (isSaving) return
    const read = unsaved.map((row) => ({ row, read: readRow(type, row.text, day, reps) }))
    const wrong = read.flatMap(({ row, read: result }): [string, RowProblem][] =>
      'entry' in result ? [] : [[row.key, result]],
    )
    setProblems(Object.fromEntries(wrong))
    if (wrong.length > 0) return showProblem(wrong[0]![0], wrong[0]![1].field)
    const entries = read.flatMap(({ row, read: result }) => ('entry' in result ? [{ row, entry: result.entry }] : []))
    const fresh = entries.filter(({ row }) => !row.record)
    const saved = new Set<string>()
    const refused: Record<string, RowProblem> = {}
    // Taking back what was typed then shows what somebody else saved.
    let isOld = false
    const refuse = (key: string, error: unknown) => {
      if (!isCallFailed(error)) throw error
      isOld ||= error.code === 'incentive_changed'
      refused[key] = { ...(error.field && { field: error.field as RowField }), problem: error.message }
    }
    setSaving(true)
    try {
      for (const { row, entry } of entries) {
        if (!row.record) continue
        try {
          const version = drafts.changed[row.key]?.version ?? row.record.version
          await change.runAndWait({ params: { incentiveType: type, incentiveId: row.record.id }, body: entry }, version)
          saved.add(row.key)
        } catch (error) {
          refuse(row.key, error)
        }
      }
      // What one call takes is saved or refused as a whole; what follows a refusal waits.
      for (let from = 0; from < fresh.length; from += incentiveLimits.records) {
        const some = fresh.slice(from, from + incentiveLimits.records)
        try {
          await add.runAndWait({ params: { incentiveType: type }, body: { entries: some.map(({ entry }) => entry) } })
          for (const { row } of some) saved.add(row.key)
        } catch (error) {
          const at = isCallFailed(error) ? (error.details as { entry?: number } | undefined)?.entry : undefined
          refuse(some[at ?? 0]!.row.key, error)
          break
        }
      }
      if (saved.size > 0 || isOld) await refreshCalls(['listIncentives'])
    } finally {
      setSaving(false)
      setDrafts((before) => withoutSaved(before, saved))
    }
    setProblems(refused)
    const [first] = Object.entries(refused)
    if (first) showProblem(first[0], first[1].field)
    else showToast({ tone: 'success', message: `${plural(saved.size, 'record')} saved` })
  }

  return { rows, unsaved: unsaved.length, isSaving, target, save, ...edits }
}

/** The grid's rows and what can be done with them. */
export type EntrySheet = ReturnType<typeof useEntrySheet>

/** Frames until a row beyond the view is drawn, at most. */
const maxFrames = 20

function focusProblem(key: string, field: RowField | undefined, frames = maxFrames): void {
  // The grid brings the row into view first, and focuses its first field.
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLElement>(
      `[data-item="${key}"] [data-column="${field ?? 'repEmail'}"] input`,
    )
    input?.focus()
    if (frames > (input ? maxFrames - 3 : 0)) focusProblem(key, field, frames - 1)
  })
}
