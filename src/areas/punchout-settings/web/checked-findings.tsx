import { Disclosure } from '#ui/disclosure.tsx'
import type { CheckedMessage } from '../checked-message.ts'
import { FindingRows } from './finding-rows.tsx'

/** PUNCH-5: what the portal would answer, what it looked at, and the message without secrets. */
export function CheckedFindings({ checked }: { checked: CheckedMessage }) {
  const isGood = checked.status === 200
  return (
    <section aria-label="Result" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="status" className={`rounded-control px-4 py-3 ${isGood ? 'bg-action-soft' : 'bg-danger-soft'}`}>
        <p className="font-semibold">
          The portal would answer {checked.status} {checked.statusName}
        </p>
        <p className="text-14 wrap-anywhere">{checked.reason}</p>
      </div>
      <FindingRows findings={checked.findings} />
      {checked.text && (
        <Disclosure title="The message without its secrets">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="max-h-80 overflow-auto rounded-control bg-sunken p-3 text-12">
            {checked.text}
          </pre>
        </Disclosure>
      )}
    </section>
  )
}
