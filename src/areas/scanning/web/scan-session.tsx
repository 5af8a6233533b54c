import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGo, useSearchTexts } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { describeFacts } from '../rules/describe-facts.ts'
import { readCode } from '../rules/read-code.ts'
import type { ScannedCode } from '../scanned-code.ts'
import { askCodeDialog } from '../scanning.addresses.ts'
import { askedCodes } from './asked-codes.ts'
import { findMeaning, type FoundCode, type Meaning } from './find-meaning.ts'
import { keptCodes, loadKeptCodes } from './kept-codes.ts'
import type { Scan, ScanDone, ScanReport } from './scan.ts'
import { ScanDialog } from './scan-dialog.tsx'
import type { ScannerProps } from './scanner.tsx'
import { signalScan } from './signal-scan.ts'

/** Reports the camera's dialog keeps in sight. */
const maxReports = 20

/** A code that a person is asked about. */
interface Asking {
  readonly code: string
  /** The dialog was open: once it is closed the question is over. */
  readonly isShown: boolean
  readonly done: (match: FoundCode | null) => void
}

/**
 * NEXT-8: looks codes up one after the other, asks about unknown ones and reports what happened.
 */
export function ScanSession({
  scanner,
  onScan,
  known = [],
  title = 'Scan codes',
  userId,
  params,
}: ScannerProps & { userId: string; params: { division: string; shipTo: string } }) {
  const [reports, setReports] = useState<readonly ScanReport[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const [ended, setEnded] = useState<Asking | null>(null)
  const go = useGo()
  const shownCode = useSearchTexts()[askCodeDialog.parameter]
  const isBusy = useRef(false)
  const of = { userId, ...params }

  const report = (done: ScanDone, detail: string) => {
    const id = Date.now() + Math.random()
    if (scanner.isCameraOpen) {
      signalScan(!done.isRefused)
      setReports((before) => [{ ...done, id, detail }, ...before].slice(0, maxReports))
      return
    }
    const { undo } = done
    if (done.isShown) return
    showToast({
      tone: done.isRefused ? 'danger' : 'success',
      message: [done.text, detail].filter(Boolean).join(' · '),
      ...(undo && { action: { label: 'Undo', run: undo } }),
    })
  }
  const ask = async (scanned: ScannedCode, meaning: Meaning) => {
    const { code } = scanned
    askedCodes.ask({ scanned, meaning, onScan: scanner.take })
    const answered = new Promise<FoundCode | null>((done) => setAsking({ code, isShown: false, done }))
    go(askCodeDialog.open(code))
    const match = await answered
    if (match) void loadKeptCodes(of, { isNow: true })
    return match
  }
  if (asking && !asking.isShown && shownCode === asking.code) setAsking({ ...asking, isShown: true })
  // Only once it has left the address: what the scan does next may lead elsewhere.
  if (asking?.isShown && shownCode !== asking.code) {
    setEnded(asking)
    setAsking(null)
  }
  useEffect(() => ended?.done(askedCodes.settle(ended.code)), [ended])

  /** The item a code stands for, asked for when it is unknown; null when nobody says. */
  const matchOf = async (scanned: ScannedCode): Promise<FoundCode | null> => {
    const meaning = await findMeaning(params, scanned, () => [...known, ...keptCodes(of)])
    const [match] = meaning.matches
    if (meaning.outcome === 'item' && match) return match
    if (meaning.isLocal && meaning.outcome === 'unknown')
      throw new Error(`${scanned.code} could not be looked up. Please scan it again once there is a connection.`)
    return ask(scanned, meaning)
  }

  const take = useEffectEvent(async (text: string) => {
    const read = readCode(text, new Date().getFullYear())
    if (!read.allowed) return report({ text: read.refusal.message, isRefused: true }, '')
    const { facts, warning, code } = read.value
    const detail = [describeFacts(facts), warning].filter(Boolean).join(' · ')
    try {
      const match = await matchOf(read.value)
      if (!match) return
      const { itemNumber, customItemId, unit, description } = match
      const scan: Scan = { code, itemNumber, customItemId, unit, description, facts, detail }
      report(await onScan(scan), detail)
    } catch (error) {
      report({ text: error instanceof Error ? error.message : 'Something went wrong', isRefused: true }, '')
    }
  })
  const settle = useEffectEvent((id: number) => {
    isBusy.current = false
    scanner.settle(id)
  })
  const next = scanner.waiting[0]
  useEffect(() => {
    if (!next || isBusy.current) return
    isBusy.current = true
    void take(next.text).finally(() => settle(next.id))
  }, [next])

  // Back closes the camera past this dialog: its reports go with it.
  if (!scanner.isCameraOpen && reports.length > 0) setReports([])

  const undo = (id: number) => {
    reports.find((each) => each.id === id)?.undo?.()
    setReports((before) => before.filter((each) => each.id !== id))
  }
  if (!scanner.isCameraOpen) return null
  return (
    <ScanDialog
      title={title}
      reports={reports}
      isPaused={asking !== null}
      onCode={scanner.take}
      onUndo={undo}
      onClose={scanner.closeCamera}
    />
  )
}
