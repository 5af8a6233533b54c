import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-muted',
  good: 'bg-action-soft text-action',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** The tone of a badge, by what it means. */
export type BadgeTone = keyof typeof tones

/** A quiet word about a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-12 font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
