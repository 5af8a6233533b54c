import { CircleCheck, CircleX, Info } from 'lucide-react'
import type { Finding } from '../checked-message.ts'

const faces = {
  good: { icon: CircleCheck, look: 'text-action', word: 'Good' },
  wrong: { icon: CircleX, look: 'text-danger', word: 'Wrong' },
  note: { icon: Info, look: 'text-info', word: 'Note' },
} as const

/** PUNCH-5: each thing that was looked at in a message. */
export const FindingRows = ({ findings, label }: { findings: readonly Finding[]; label?: string }) => (
  <ul aria-label={label} className="rounded-dialog border border-line">
    {findings.map((finding) => (
      <Row key={finding.subject} finding={finding} />
    ))}
  </ul>
)

function Row({ finding: { subject, state, text, status } }: { finding: Finding }) {
  const { icon: Icon, look, word } = faces[state]
  return (
    <li className="flex items-start gap-3 border-b border-line px-3 py-2.5 last:border-0">
      <Icon size={18} aria-label={word} className={`mt-0.5 shrink-0 ${look}`} />
      <div className="min-w-0">
        <p className="text-14 font-medium">
          {subject}
          {status !== undefined && <span className="figures text-13 font-normal text-muted"> · {status}</span>}
        </p>
        <p className="text-14 wrap-anywhere">{text}</p>
      </div>
    </li>
  )
}
