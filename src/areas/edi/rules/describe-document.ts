import type { EdiDocument } from '../edi-partner.ts'

const kinds: Readonly<Record<string, string>> = {
  '850': 'Purchase order',
  '855': 'Order confirmation',
  '856': 'Ship notice',
  '810': 'Invoice',
  '997': 'Acknowledgement',
  TA1: 'Interchange acknowledgement',
}

/** NEXT-12: what a file is, such as '850 Purchase order PO-77'. */
export const describeDocument = ({ kind, reference }: Pick<EdiDocument, 'kind' | 'reference'>): string =>
  [kind === '?' ? 'Unreadable file' : kind, kinds[kind], reference].filter(Boolean).join(' ')

/** NEXT-12: the states of a file; one that was taken may hold orders that are not. */
export function stateOfDocument({ state, problem }: Pick<EdiDocument, 'state' | 'problem'>) {
  if (state === 'rejected') return { tone: 'danger', label: 'Rejected' } as const
  if (state === 'waiting') return { tone: 'info', label: 'Waiting' } as const
  if (state === 'written') return { tone: 'good', label: 'Written' } as const
  return problem === null
    ? ({ tone: 'good', label: 'Taken' } as const)
    : ({ tone: 'warning', label: 'Look at it' } as const)
}
