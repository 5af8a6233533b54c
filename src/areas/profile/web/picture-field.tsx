import { Trash2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { pictureLimitKb, pictureTypes } from '#contract/picture-uploads.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Upload } from '#ui/upload.tsx'
import { deleteProfileImage } from '../profile.endpoints.ts'

/** PROFILE-2: the picture as it is or will be, a new one by choosing or dropping, and taking it away. */
export function PictureField({
  picture,
  onPicture,
  error,
}: {
  /** Chosen and not saved yet. */
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
  error: string | undefined
}) {
  const me = useMe()
  const preview = usePreview(picture)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useAct(deleteProfileImage, {
    done: ({ message }) => {
      setIsAsking(false)
      keepMe({ ...me, hasProfileImage: false, profileImageUrl: null })
      showToast({ tone: 'success', message })
    },
  })
  return (
    <section
      aria-label="Profile picture"
      className="grid content-start justify-items-center gap-3 max-md:grid-cols-[128px_1fr] max-md:items-center"
    >
      <Avatar name={me.displayName} url={preview ?? me.profileImageUrl} size="large" />
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
      <div className="w-full max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <Upload
          label={me.hasProfileImage || picture ? 'Choose another' : 'Choose a picture'}
          accept={pictureTypes.join(',')}
          limitKb={pictureLimitKb}
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

/** An address for a chosen file, as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setPreview({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview && preview.file === file ? preview.url : undefined
}
