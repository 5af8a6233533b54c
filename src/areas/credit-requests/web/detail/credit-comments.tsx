import { formatMoment } from '#kit/clock-time.ts'
import { Badge } from '#ui/badge.tsx'
import type { CreditComment, CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { CommentForm } from './comment-form.tsx'
import { CreditPhotos } from './credit-photos.tsx'

/** CREDIT-4: what was written, and a field for more; staff choose who reads it. */
export function CreditComments({ request, timeZone }: { request: CreditRequest; timeZone: string }) {
  const { comments } = request
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Comments</h3>
      {comments.length === 0 ? (
        <p className="text-muted">Nobody has written yet.</p>
      ) : (
        <ul className="grid gap-3">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <CommentForm key={request.id} request={request} />
    </section>
  )
}

function Comment({ comment, timeZone }: { comment: CreditComment; timeZone: string }) {
  const { byName, at, isInternal, text, photos } = comment
  return (
    <li className={`grid gap-1 rounded-dialog px-3 py-2 ${isInternal ? 'bg-warning-soft' : 'bg-sunken'}`}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
        <strong className="text-ink">{byName}</strong>
        <span className="figures">{formatMoment(new Date(at), timeZone)}</span>
        {isInternal && <Badge tone="warning">Internal</Badge>}
      </span>
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      <CreditPhotos photos={photos} of={`the comment by ${byName}`} />
    </li>
  )
}
