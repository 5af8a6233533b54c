import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { refreshCalls, writeCall } from '#browser/query.ts'
import { sendUpload } from '#browser/send-upload.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { pictureLimitKb } from '#contract/picture-uploads.ts'
import { plural } from '#kit/text.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UploadSeveral } from '#ui/upload-several.tsx'
import { type CategoryImage, categoryImageLimits, type IllustratedCategory } from '../category-image.ts'
import {
  addCategoryImage,
  deleteCategoryImage,
  listCategoryImages,
  requestCategoryImageUpload,
  sortCategoryImages,
} from '../category-images.endpoints.ts'
import { DescribeImageDialog } from './describe-image-dialog.tsx'

type Entry = CategoryImage & { readonly name: string }

const SortableImages = loadOnDemand(() => import('#ui/sortable-list.tsx').then((module) => module.SortableList<Entry>))

/** ITEM-10: the pictures of one category: added, described, sorted, deleted. */
export function CategoryImageList({ category }: { category: IllustratedCategory }) {
  const { categoryId, name, images } = category
  const params = { categoryId }
  const [doomed, setDoomed] = useState<CategoryImage>()
  const [described, setDescribed] = useState<CategoryImage>()
  const show = (now: readonly CategoryImage[]) =>
    writeCall(listCategoryImages, {}, (before) => ({
      categories: (before?.categories ?? []).map((each) =>
        each.categoryId === categoryId ? { ...each, images: [...now] } : each,
      ),
    }))
  const sort = useAct(sortCategoryImages, {
    isInOrder: true,
    failed: () => void refreshCalls(['listCategoryImages']) as undefined,
  })
  const remove = useAct(deleteCategoryImage, {
    done: (answer) => {
      show(answer.images)
      showToast({ tone: 'success', message: answer.message })
      setDoomed(undefined)
    },
  })
  const upload = useMutation<number, CallFailed, readonly File[]>({
    mutationFn: async (files) => {
      // One by one: the server draws one picture at a time, and the order stays the chosen one.
      for (const file of files) {
        const asked = { params, body: { type: file.type, size: file.size } }
        const { imageId, ...permit } = await callEndpoint(requestCategoryImageUpload, asked)
        await sendUpload(permit, file, 'imageId')
        show((await callEndpoint(addCategoryImage, { params, body: { imageId, altText: name } })).images)
      }
      return files.length
    },
    onSuccess: (count) => showToast({ tone: 'success', message: `${plural(count, 'picture')} added` }),
  })
  const room = categoryImageLimits.images - images.length
  return (
    <section aria-label={`Pictures of ${name}`} className="grid max-w-[760px] gap-4">
      {room > 0 ? (
        <div className="grid gap-1">
          <UploadSeveral
            label={upload.isPending ? 'Uploading …' : 'Choose pictures'}
            onFiles={(files) => !upload.isPending && upload.mutate(files.slice(0, room))}
          />
          <p className="text-13 text-muted">
            JPEG, PNG, WebP or GIF, up to {pictureLimitKb / 1024} MB; room for {room} more. They are cut to squares.
          </p>
        </div>
      ) : (
        <p className="text-muted">There is no room for more than {categoryImageLimits.images} pictures.</p>
      )}
      {upload.error && (
        <p role="alert" className="text-13 text-danger">
          {upload.error.message}
        </p>
      )}
      {images.length === 0 ? (
        <p className="text-muted">
          No pictures yet: items of {name} without pictures show those of the category above, or a drawing.
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SortableImages
            label={`Pictures of ${name}`}
            entries={images.map((image) => ({ ...image, name: image.altText }))}
            onSort={(ids) => {
              show(ids.flatMap((id) => images.find((image) => image.id === id) ?? []))
              sort.run({ params, body: { imageIds: [...ids] } })
            }}
            menuOf={(image) => [
              {
                id: 'describe',
                label: 'Describe',
                icon: <Pencil size={16} aria-hidden="true" />,
                onAction: () => setDescribed(image),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={16} aria-hidden="true" />,
                onAction: () => setDoomed(image),
              },
            ]}
          >
            {(image) => (
              <span className="flex items-center gap-3">
                <img
                  src={image.thumbnailUrl}
                  alt={image.altText}
                  className="size-20 shrink-0 rounded-control border border-line object-cover"
                />
                <span className="min-w-0 break-words">
                  {image.altText}
                  {image.id === images[0]?.id && <span className="block text-13 text-muted">Stands in for items</span>}
                </span>
              </span>
            )}
          </SortableImages>
        </Suspense>
      )}
      <ConfirmDialog
        title="Delete picture"
        confirmLabel="Delete"
        isDangerous
        isOpen={doomed !== undefined}
        isPending={remove.isRunning}
        onConfirm={() => doomed && remove.run({ params, query: { imageId: doomed.id } })}
        onClose={() => setDoomed(undefined)}
      >
        “{doomed?.altText}” goes for good, also from the shop.
      </ConfirmDialog>
      {described && (
        <DescribeImageDialog
          key={described.id}
          categoryId={categoryId}
          image={described}
          onDone={show}
          close={() => setDescribed(undefined)}
        />
      )}
    </section>
  )
}
