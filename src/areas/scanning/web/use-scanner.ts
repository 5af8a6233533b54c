import { useState } from 'react'
import { useWedgeScanner } from './use-wedge-scanner.ts'

/** A code that waits for its turn. */
export interface WaitingCode {
  readonly id: number
  readonly text: string
}

/** What was scanned or typed on a screen and waits to be looked up. `Scanner` draws the rest. */
export interface ScannerState {
  /** Takes a code that was scanned, typed or pasted elsewhere on the screen. */
  readonly take: (text: string) => void
  readonly waiting: readonly WaitingCode[]
  readonly settle: (id: number) => void
  readonly isCameraOpen: boolean
  readonly setCameraOpen: (isOpen: boolean) => void
}

let nextId = 1

/** NEXT-8: a scanner for a screen: a wedge scanner works at once, the camera once it is opened. */
export function useScanner({
  isEnabled = true,
  isForDialogs = false,
}: {
  /** Switches the wedge scanner off, as for prospects, who have no codes. */
  isEnabled?: boolean
  /** The wedge scanner works over dialogs too. */
  isForDialogs?: boolean
} = {}): ScannerState {
  const [waiting, setWaiting] = useState<readonly WaitingCode[]>([])
  const [isCameraOpen, setCameraOpen] = useState(false)
  const take = (text: string) => setWaiting((before) => [...before, { id: nextId++, text }])
  useWedgeScanner(take, { isEnabled, isForDialogs })
  const settle = (id: number) => setWaiting((before) => before.filter((each) => each.id !== id))
  return { take, waiting, settle, isCameraOpen, setCameraOpen }
}
