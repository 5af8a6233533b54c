import { useRef, useState } from 'react'
import { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { previewDistribution } from '../auto-distribution.endpoints.ts'
import { distributionLimits, type ShipToResult } from '../auto-distribution.ts'

/** What is asked about. */
export interface PreviewQuestion {
  readonly division: string
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly shipTos: readonly string[]
}

/** How far a preview is. */
export interface Preview {
  readonly of: number
  readonly results: readonly ShipToResult[]
  readonly isRunning: boolean
  readonly failure: CallFailed | null
}

/** STAFF-5: a preview over all ship-tos, some at a time, so that one sees it go on. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview | null>(null)
  const latest = useRef(0)
  const run = async ({ shipTos, ...question }: PreviewQuestion): Promise<void> => {
    const mine = ++latest.current
    const results: ShipToResult[] = []
    const show = (isRunning: boolean, failure: CallFailed | null = null) =>
      mine === latest.current && setPreview({ of: shipTos.length, results: [...results], isRunning, failure })
    show(true)
    try {
      for (let from = 0; from < shipTos.length && mine === latest.current; from += distributionLimits.previewAtOnce) {
        const part = shipTos.slice(from, from + distributionLimits.previewAtOnce)
        const answer = await callEndpoint(previewDistribution, { body: { ...question, shipTos: part } }, {})
        results.push(...answer.results)
        show(true)
      }
      show(false)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      show(false, error)
    }
  }
  return {
    preview,
    run: (question: PreviewQuestion) => void run(question),
    forget: () => {
      latest.current++
      setPreview(null)
    },
  }
}
