import { useRef, useState } from 'react'
import { ImageMagnifier } from '#ui/image-magnifier.tsx'
import type { Item, ItemImage } from '../item.ts'
import { ItemPicture } from './item-picture.tsx'

/** What a picture shows, in words. */
const altOf = ({ description }: Item, image: ItemImage, place: string): string =>
  `${description}, ${image.caption ?? place}`

/**
 * ITEM-4: the pictures of an item: one large with a magnifier (zoom 2), the others in a strip,
 * upright on a desktop with 4 in sight, level on a phone with 3. Their frame is that of the page:
 * a photo on white keeps its white in the dark, a drawing without a ground stands on the dark. A
 * picture that cannot be loaded gives way to the placeholder of its category.
 */
export function ItemGallery({ item }: { item: Item }) {
  const [chosen, setChosen] = useState(0)
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())
  const strip = useRef<HTMLUListElement>(null)
  const { images } = item
  const image = images[chosen]
  const placeOf = (index: number) => `picture ${index + 1} of ${images.length}`
  const lose = (url: string) => setLost((before) => new Set([...before, url]))
  const choose = (index: number) => {
    const next = Math.min(images.length - 1, Math.max(0, index))
    setChosen(next)
    const button = strip.current?.children[next]?.querySelector('button')
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowRight: chosen + 1,
    ArrowUp: chosen - 1,
    ArrowLeft: chosen - 1,
    Home: 0,
    End: images.length - 1,
  }
  return (
    <div className={`grid gap-2.5 print:block ${images.length > 1 ? 'md:grid-cols-[96px_minmax(0,1fr)]' : ''}`}>
      <div className="h-[350px] min-w-0 overflow-hidden rounded-dialog border border-line bg-raised md:order-2 md:h-[500px] print:h-[50mm]">
        {image && !lost.has(image.url) ? (
          <ImageMagnifier
            key={image.url}
            src={image.url}
            alt={altOf(item, image, placeOf(chosen))}
            zoom={2}
            onError={() => lose(image.url)}
          />
        ) : (
          <ItemPicture placeholder={item.placeholder} className="size-full" />
        )}
      </div>
      {images.length > 1 && (
        <ul
          ref={strip}
          aria-label="Pictures"
          className="flex snap-x gap-2.5 overflow-x-auto p-0.5 [scrollbar-width:thin] md:order-1 md:h-[500px] md:snap-y md:flex-col md:overflow-x-hidden md:overflow-y-auto print:hidden"
        >
          {images.map((each, index) => (
            <li
              key={each.url}
              className="h-24 shrink-0 grow-0 basis-[calc((100%-20px)/3)] snap-start md:h-auto md:basis-[calc((100%-30px)/4)]"
            >
              <button
                type="button"
                aria-label={`Show ${each.caption ?? placeOf(index)}`}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={() => setChosen(index)}
                onKeyDown={(event) => {
                  const next = steps[event.key]
                  if (next === undefined) return
                  event.preventDefault()
                  choose(next)
                }}
                className="block size-full overflow-hidden rounded-control border border-line bg-raised outline-offset-[-2px] hover:border-line-strong aria-[current=true]:border-2 aria-[current=true]:border-action"
              >
                {lost.has(each.url) ? (
                  <ItemPicture placeholder={item.placeholder} className="size-full" />
                ) : (
                  <img
                    src={each.thumbnailUrl ?? each.url}
                    alt=""
                    loading="lazy"
                    onError={() => lose(each.url)}
                    className="size-full object-contain"
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
