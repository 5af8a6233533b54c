import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CategoryImage, categoryImageLimits } from '../category-image.ts'
import { describeCategoryImage } from '../category-images.endpoints.ts'

/** ITEM-10: what a picture shows, for whoever cannot see it. */
export function DescribeImageDialog({
  categoryId,
  image,
  onDone,
  close,
}: {
  categoryId: string
  image: CategoryImage
  onDone: (images: readonly CategoryImage[]) => void
  close: () => void
}) {
  const [text, setText] = useState(image.altText)
  const act = useAct(describeCategoryImage, {
    done: ({ message, images }) => {
      onDone(images)
      showToast({ tone: 'success', message })
      close()
    },
    failed: ({ field }) => field !== undefined,
  })
  const problem = text.trim() === '' ? 'Required' : act.failure?.message
  const save = () =>
    text.trim() !== '' && act.run({ params: { categoryId }, body: { imageId: image.id, altText: text } })
  return (
    <Dialog
      title="Describe picture"
      width={440}
      isOpen
      isDirty={text !== image.altText}
      onClose={close}
      onSubmit={save}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Description"
        hint="Read aloud in place of the picture, such as 'Crates of tomatoes'."
        value={text}
        onChange={setText}
        error={problem}
        maxLength={categoryImageLimits.altText}
        isRequired
        autoFocus
      />
    </Dialog>
  )
}
