import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { sendUpload } from '#browser/send-upload.ts'
import { pictureLimitKb, pictureTypes } from '#contract/picture-uploads.ts'
import { Button } from '#ui/button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { recipePictureSides, recipePictureUrl } from '#areas/recipes/recipe-picture.ts'
import { addRecipePicture, requestRecipePictureUpload } from '#areas/recipes/recipe-pictures.endpoints.ts'

const Upload = loadOnDemand(() => import('#ui/upload.tsx').then((module) => module.Upload))

/** UI-4: the picture of a recipe. It is uploaded when it is chosen, and shown once it is saved. */
export function PictureField({
  place,
  value,
  onChange,
  error,
}: {
  place: { readonly division: string; readonly shipTo: string }
  /** The id of a picture that was added. */
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}) {
  const upload = useMutation<string, CallFailed, File>({
    mutationFn: async (file) => {
      const asked = { params: place, body: { type: file.type, size: file.size } }
      const { pictureId, ...permit } = await callEndpoint(requestRecipePictureUpload, asked)
      await sendUpload(permit, file, 'pictureId')
      await callEndpoint(addRecipePicture, { params: place, body: { pictureId } })
      return pictureId
    },
    onSuccess: onChange,
  })
  const problem = upload.error?.message ?? error
  return (
    <fieldset {...(problem && { 'data-invalid': '' })} className="grid min-w-0 gap-2">
      <legend className="field-label">Picture</legend>
      <div className="flex flex-wrap items-center gap-4">
        {value !== null && (
          <div className="grid justify-items-start gap-1">
            <img
              src={recipePictureUrl(place, value, recipePictureSides.large)}
              alt="What the recipe shows"
              className="size-32 rounded-control border border-line object-cover"
            />
            <Button variant="quiet" size="small" onPress={() => onChange(null)}>
              <Trash2 size={16} aria-hidden="true" />
              Remove picture
            </Button>
          </div>
        )}
        <div className="min-w-[min(14rem,100%)] flex-1">
          <Suspense fallback={<Skeleton className="h-36 w-full" />}>
            <Upload
              label={upload.isPending ? 'Uploading …' : value === null ? 'Choose a picture' : 'Choose another picture'}
              hint={`JPEG, PNG, WebP or GIF, up to ${pictureLimitKb / 1024} MB. It is cut to a square.`}
              accept={pictureTypes.join(',')}
              limitKb={pictureLimitKb}
              onFile={(file) => !upload.isPending && upload.mutate(file)}
            />
          </Suspense>
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
