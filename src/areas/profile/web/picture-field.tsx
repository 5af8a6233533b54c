import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { pictureLimitKb, pictureTypes } from '#contract/picture-uploads.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Upload } from '#ui/upload.tsx'
import { deleteProfileImage } from '../profile.endpoints.ts'
import type { ChosenPicture } from './use-account-form.ts'

/**
 * PROFILE-2: the picture as it is or will be, a new one by choosing or dropping, and taking it
 * away.
 */
export function PictureField({
  picture,
  onPicture,
  error,
}: {
  /** Chosen and not saved yet. */
  picture: ChosenPicture | null
  onPicture: (file: File | undefined) => void
  error: string | undefined
}) {
  const me = useMe()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useAct(deleteProfileImage, {
    done: ({ message }) => {
      setIsAsking(false)
      keepMe({ ...me, hasProfileImage: false, profileImageUrl: null })
      showToast({ tone: 'success', message })
    },
  })
  return (
    <section aria-label="Profile picture" className="flex flex-wrap items-center gap-3 md:flex-col">
      <Avatar name={me.displayName} url={picture?.url ?? me.profileImageUrl} size="large" />
      {picture ? (
        <>
          <p className="text-12 text-muted">Preview, not saved yet</p>
          <Button variant="quiet" size="small" onPress={() => onPicture(undefined)}>
            <Undo2 size={16} aria-hidden="true" />
            Undo
          </Button>
        </>
      ) : (
        me.hasProfileImage && (
          <Button variant="quiet" size="small" onPress={() => setIsAsking(true)}>
            <Trash2 size={16} aria-hidden="true" />
            Delete picture
          </Button>
        )
      )}
      <div className="max-md:order-first max-md:flex-[1_1_12rem] md:w-full">
        <Upload
          label={me.hasProfileImage || picture ? 'Choose another' : 'Choose a picture'}
          accept={pictureTypes.join(',')}
          limitKb={pictureLimitKb}
          hint={`JPEG, PNG, WebP or GIF, up to ${pictureLimitKb / 1024} MB`}
          onFile={onPicture}
        />
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <ConfirmDialog
        title="Delete picture"
        confirmLabel="Delete"
        isDangerous
        isOpen={isAsking}
        isPending={remove.isRunning}
        onConfirm={() => remove.run({})}
        onClose={() => setIsAsking(false)}
      >
        Your initials will stand in its place.
      </ConfirmDialog>
    </section>
  )
}
