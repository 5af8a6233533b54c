import { useState } from 'react'
import { useCloseDialog, useGo, useSearchTexts } from '#browser/navigation.ts'
import { scanDialog } from '../scanning.addresses.ts'
import { useWedgeScanner } from './use-wedge-scanner.ts'

/** A code that waits for its turn. */
export interface WaitingCode {
  readonly id: number
  readonly text: string
}

/** What is scanned into; a screen has one scanner for each. */
export type ScanTarget = 'cart' | 'guide' | 'count' | 'item' | 'receipt'

/** What was scanned or typed on a screen and waits to be looked up. `Scanner` draws the rest. */
export interface ScannerState {
  /** Takes a code that was scanned, typed or pasted elsewhere on the screen. */
  readonly take: (text: string) => void
  readonly waiting: readonly WaitingCode[]
  readonly settle: (id: number) => void
  /** In the address, so that Back closes the camera (UI-6). */
  readonly isCameraOpen: boolean
  readonly openCamera: () => void
  readonly closeCamera: () => void
}

let nextId = 1

/** NEXT-8: a scanner for a screen: a wedge scanner works at once, the camera once it is opened. */
export function useScanner({
  into,
  isEnabled = true,
  isForDialogs = false,
}: {
  into: ScanTarget
  /** Switches the wedge scanner off, as for prospects, who have no codes. */
  isEnabled?: boolean
  /** The wedge scanner works over dialogs too. */
  isForDialogs?: boolean
}): ScannerState {
  const [waiting, setWaiting] = useState<readonly WaitingCode[]>([])
  const go = useGo()
  const closeCamera = useCloseDialog(scanDialog)
  const isCameraOpen = useSearchTexts()[scanDialog.parameter] === into
  const take = (text: string) => setWaiting((before) => [...before, { id: nextId++, text }])
  useWedgeScanner(take, { isEnabled, isForDialogs })
  const settle = (id: number) => setWaiting((before) => before.filter((each) => each.id !== id))
  const openCamera = () => go(scanDialog.open(into))
  return { take, waiting, settle, isCameraOpen, openCamera, closeCamera }
}
