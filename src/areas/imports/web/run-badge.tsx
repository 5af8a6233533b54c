import { Badge } from '#ui/badge.tsx'
import type { ImportRun } from '../import-run.ts'

const words = {
  running: ['info', 'Running'],
  done: ['good', 'Done'],
  failed: ['danger', 'Failed'],
  interrupted: ['warning', 'Interrupted'],
} as const

/** PLAT-13: how an import ended; one with refusals is done, but not without trouble. */
export function RunBadge({ state, refused }: Pick<ImportRun, 'state' | 'refused'>) {
  if (state === 'done' && refused > 0) return <Badge tone="warning">Done, some refused</Badge>
  const [tone, word] = words[state]
  return <Badge tone={tone}>{word}</Badge>
}
