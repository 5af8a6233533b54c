import type { Sending } from './use-tour.ts'

/** PUNCH-5: what became of the document that was sent last. */
export function AnswerBox({ sending: { answer, failure } }: { sending: Sending }) {
  if (failure !== undefined)
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14">
        {failure}
      </p>
    )
  if (!answer) return null
  return (
    <div
      role={answer.isGood ? 'status' : 'alert'}
      className={`rounded-control px-4 py-3 text-14 ${answer.isGood ? 'bg-action-soft' : 'bg-danger-soft'}`}
    >
      <p className="font-semibold">The portal answers {answer.title}</p>
      {answer.sentence && <p className="wrap-anywhere">{answer.sentence}</p>}
      {answer.hint && <p className="pt-1 wrap-anywhere">{answer.hint}</p>}
    </div>
  )
}
