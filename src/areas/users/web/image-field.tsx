import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '#browser/call-failed.ts'
import { pictureLimitKb, pictureTypes } from '#contract/picture-uploads.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Upload } from '#ui/upload.tsx'
import type { UserDetail } from '../user.ts'
import { updateUserImage } from '../users.endpoints.ts'
import { useChangeUser } from './use-change-user.ts'

/** USERS-1: the picture of a user: another by choosing or dropping, and taking it away. */
export function ImageField({ user }: { user: UserDetail }) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, runAndWait, isRunning, failure } = useChangeUser(updateUserImage, () => setIsAsking(false))
  const params = { userId: user.userId }
  const upload = useMutation<unknown, CallFailed, File>({
    mutationFn: async (file) => {
      const { uploadPicture } = await import('#areas/profile/web/public.tsx')
      await runAndWait({ params, body: { profileImageUrl: await uploadPicture(file) } })
    },
  })
  const problem = upload.error ?? failure
  return (
    <section aria-label="Profile picture" className="flex flex-wrap items-center gap-4">
      <div className="grid justify-items-center gap-2">
        <Avatar name={user.name} url={user.profileImageUrl} size="large" />
        {user.profileImageUrl && (
          <Button variant="quiet" size="small" onPress={() => setIsAsking(true)}>
            <Trash2 size={16} aria-hidden="true" />
            Delete picture
          </Button>
        )}
      </div>
      <div className="min-w-[min(100%,11rem)] flex-1">
        <Upload
          label={upload.isPending ? 'Uploading' : 'Choose a picture'}
          accept={pictureTypes.join(',')}
          limitKb={pictureLimitKb}
          hint={`JPEG, PNG, WebP or GIF, up to ${pictureLimitKb / 1024} MB`}
          onFile={(file) => !upload.isPending && upload.mutate(file)}
        />
        {problem && (
          <p role="alert" className="pt-1 text-13 text-danger">
            {problem.message}
          </p>
        )}
      </div>
      <ConfirmDialog
        title="Delete picture"
        confirmLabel="Delete"
        isDangerous
        isOpen={isAsking}
        isPending={isRunning}
        onConfirm={() => !isRunning && run({ params, body: { profileImageUrl: null } })}
        onClose={() => setIsAsking(false)}
      >
        The initials of {user.name} will stand in its place.
      </ConfirmDialog>
    </section>
  )
}
