import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

/**
 * Slides that snap into place in half a second (UI-7): 2 in sight, 3 from 700 pixels, 4 from 1000;
 * 10, 10 and 20 pixels apart.
 */
export function Carousel({ label, slides }: { label: string; slides: readonly { key: string; content: ReactNode }[] }) {
  // Embla counts duration in its own units; 25 is about 500 ms.
  const [frame, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', duration: 25 })
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })
  useEffect(() => {
    if (!embla) return undefined
    const look = () => setEnds({ isFirst: !embla.canScrollPrev(), isLast: !embla.canScrollNext() })
    look()
    embla.on('select', look).on('reInit', look)
    return () => {
      embla.off('select', look).off('reInit', look)
    }
  }, [embla])
  const fits = ends.isFirst && ends.isLast
  return (
    <section aria-label={label} aria-roledescription="carousel" className="grid min-w-0 gap-2">
      <div className="flex min-h-9 items-center justify-between">
        <h3 className="font-semibold">{label}</h3>
        {!fits && (
          <span className="flex">
            <IconButton
              label="Previous"
              disabledReason={ends.isFirst ? 'This is the first' : undefined}
              onPress={() => embla?.scrollPrev()}
            >
              <ChevronLeft size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Next"
              disabledReason={ends.isLast ? 'This is the last' : undefined}
              onPress={() => embla?.scrollNext()}
            >
              <ChevronRight size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div ref={frame} className="-m-1 overflow-hidden p-1">
        <ul className="-ml-2.5 flex lg:-ml-5" style={{ touchAction: 'pan-y pinch-zoom' } as CSSProperties}>
          {slides.map(({ key, content }) => (
            <li key={key} className="min-w-0 shrink-0 basis-1/2 pl-2.5 md:basis-1/3 lg:basis-1/4 lg:pl-5">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
