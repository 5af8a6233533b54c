import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Toggle } from '#ui/toggle.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { CreditPhoto, CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { commentCreditRequest } from '#areas/credit-requests/credit-moves.endpoints.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import { PhotoField, photosOnTheirWay } from '../photo-field.tsx'

/** CREDIT-4: a comment with photos; staff choose who reads it. */
export function CommentForm({ request, onSent }: { request: CreditRequest; onSent?: () => void }) {
  const isStaff = request.staff !== null
  const [text, setText] = useState('')
  const [isInternal, setInternal] = useState(isStaff)
  const [photos, setPhotos] = useState<readonly CreditPhoto[]>([])
  const [photosComing, setPhotosComing] = useState(0)
  useUnsavedWork(text.trim() !== '' || photos.length + photosComing > 0)
  const { run, isRunning, failure } = useAct(commentCreditRequest, {
    refresh: ['getCreditRequest'],
    failed: () => true,
    done: ({ message, mentioned }) => {
      setText('')
      setPhotos([])
      const mails = mentioned.length > 0 ? ` ${plural(mentioned.length, 'colleague')} got mail.` : ''
      showToast({ tone: 'success', message: message + mails })
      onSent?.()
    },
  })
  const problem = freeTextProblem(creditTexts.comment, text.trim())
  const nothing =
    photosComing > 0
      ? photosOnTheirWay
      : text.trim() === '' && photos.length === 0
        ? 'Enter a comment or add a photo.'
        : undefined
  return (
    <form
      className="grid gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem ?? nothing ?? isRunning) return
        run({
          params: { creditRequestId: request.id },
          body: { text: text.trim(), isInternal, photos: photos.map(({ id }) => id) },
        })
      }}
    >
      <TextArea
        label="Comment"
        value={text}
        maxLength={creditTexts.comment.max}
        rows={2}
        error={problem ?? failure?.message}
        hint={isStaff ? 'Colleagues called by @name get mail.' : undefined}
        onChange={setText}
      />
      <Disclosure title={photos.length > 0 ? plural(photos.length, 'photo') : 'Add photos'}>
        <PhotoField
          label="Choose photos"
          photos={photos}
          onChange={setPhotos}
          onWay={(more) => setPhotosComing((before) => before + more)}
        />
      </Disclosure>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isStaff ? (
          <Toggle isSelected={!isInternal} onChange={(isForAll) => setInternal(!isForAll)}>
            The customer reads it
          </Toggle>
        ) : (
          <span />
        )}
        <Button type="submit" isPending={isRunning} disabledReason={problem ?? nothing}>
          {isInternal ? 'Add internal comment' : 'Send comment'}
        </Button>
      </div>
    </form>
  )
}
