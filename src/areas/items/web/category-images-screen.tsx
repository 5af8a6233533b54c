import { ImagePlus } from 'lucide-react'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { IllustratedCategory } from '../category-image.ts'
import { listCategoryImages } from '../category-images.endpoints.ts'
import { CategoryImageList } from './category-image-list.tsx'

const readSearch = ({ category }: SearchTexts) => ({ category: category?.slice(0, 60) })

/** ITEM-10: /category-images: what stands in for items without pictures, by category. */
export function CategoryImagesScreen() {
  const { data, error, refetch } = useCall(listCategoryImages, {})
  const [{ category }, change] = useSearchState(readSearch)
  const chosen = data?.categories.find(({ categoryId }) => categoryId === category)
  return (
    <div className="page grid gap-4">
      <header>
        <h1 className="text-20 font-semibold">Category images</h1>
        <p className="max-w-[760px] text-muted">
          Items without pictures show the first picture of their category, or of the category above it.
        </p>
      </header>
      {error && !data ? (
        <ErrorState failure={error} what="The categories" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <>
          <label className="max-w-[440px]">
            <span className="field-label">Category</span>
            <select
              className="field"
              value={chosen?.categoryId ?? ''}
              onChange={(event) => change({ category: event.currentTarget.value || undefined })}
            >
              <option value="">Choose a category</option>
              {data.categories.map((each) => (
                <option key={each.categoryId} value={each.categoryId}>
                  {optionText(each)}
                </option>
              ))}
            </select>
          </label>
          {chosen ? (
            <CategoryImageList key={chosen.categoryId} category={chosen} />
          ) : (
            <EmptyState title="No category chosen" picture={<ImagePlus size={40} aria-hidden="true" />}>
              Choose one to add pictures, sort or delete them. {withPictures(data.categories)} of{' '}
              {data.categories.length} categories have pictures of their own.
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}

const withPictures = (categories: readonly IllustratedCategory[]): number =>
  categories.filter(({ images }) => images.length > 0).length

const optionText = ({ path, name, images }: IllustratedCategory): string =>
  `${'\u2003'.repeat(path.length)}${name}${images.length > 0 ? ` (${images.length})` : ''}`
