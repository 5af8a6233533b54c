import { CookingPot, Soup } from 'lucide-react'
import type { RecipeSummary } from '../recipe.ts'

/** The picture of a recipe, or the drawing that stands in for one. */
export function RecipePicture({
  recipe: { image, type },
  className,
  isLarge = false,
}: {
  recipe: Pick<RecipeSummary, 'image' | 'type'>
  /** Tailwind classes of its size. */
  className: string
  /** The large square, for a recipe on its own. */
  isLarge?: boolean
}) {
  if (image)
    return (
      <img
        src={isLarge ? image.url : image.thumbnailUrl}
        alt=""
        loading={isLarge ? 'eager' : 'lazy'}
        className={`shrink-0 rounded-control object-cover ${className}`}
      />
    )
  const Icon = type === 'MENU_RECIPE' ? Soup : CookingPot
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-control bg-sunken text-line-strong ${className}`}
    >
      <Icon className="size-1/2 max-w-16" strokeWidth={1.25} />
    </span>
  )
}
