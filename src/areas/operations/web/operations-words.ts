import type { BadgeTone } from '#ui/badge.tsx'
import type { QueueName } from '../operations-state.ts'
import type { Trouble } from '../rules/trouble-of.ts'

/** How the queues are called. */
export const queueWords: Readonly<Record<QueueName, string>> = {
  erp: 'ERP',
  mail: 'Mail',
  sms: 'Text messages',
  push: 'Web push',
  webhooks: 'Webhooks',
  documents: 'Procurement documents',
  edi: 'EDI',
}

/** How trouble reads; without any nothing is shown. */
export const troubleWords: Readonly<Record<NonNullable<Trouble>, { label: string; tone: BadgeTone }>> = {
  failed: { label: 'Failed', tone: 'danger' },
  late: { label: 'Late', tone: 'warning' },
  unset: { label: 'No provider', tone: 'warning' },
  gone: { label: 'Silent', tone: 'warning' },
}

/** 'follow-standard-guides' as a person reads it. */
export const taskName = (task: string): string => {
  const words = task.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** '1,204 waiting'. */
export const figure = (count: number, word: string): string => `${count.toLocaleString('en-US')} ${word}`
