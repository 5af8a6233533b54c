import { ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { type LensView, magnify } from './logic/magnify.ts'

const lens = 100

/**
 * A picture with a lens under the mouse, by default with zoom 1.5 and 100 by 100 pixels (UI-7).
 * Keyboard and fingers have no hovering: for them the picture enlarges in its box and is moved by
 * arrow keys or by dragging.
 */
export function ImageMagnifier({
  src,
  alt,
  zoom = 1.5,
  onError,
}: {
  src: string
  alt: string
  zoom?: number
  onError?: () => void
}) {
  const [view, setView] = useState<LensView | null>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || isEnlarged || !picture.current) return
    const box = event.currentTarget.getBoundingClientRect()
    const point = { x: event.clientX - box.left, y: event.clientY - box.top }
    const size = { width: picture.current.naturalWidth, height: picture.current.naturalHeight }
    setView(magnify(point, box, size, { zoom, lens }))
  }
  const toMiddle = (frame: HTMLDivElement | null) => {
    frame?.scrollTo({
      left: (frame.scrollWidth - frame.clientWidth) / 2,
      top: (frame.scrollHeight - frame.clientHeight) / 2,
    })
  }
  return (
    <div className="relative h-full w-full">
      <div className="relative h-full w-full overflow-hidden" onPointerMove={move} onPointerLeave={() => setView(null)}>
        {isEnlarged ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <div ref={toMiddle} tabIndex={0} role="group" aria-label="Enlarged picture" className="h-full overflow-auto">
            <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
              <img src={src} alt={alt} onError={onError} className="block h-full w-full object-contain" />
            </div>
          </div>
        ) : (
          <img ref={picture} src={src} alt={alt} onError={onError} className="block h-full w-full object-contain" />
        )}
        {view && !isEnlarged && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute rounded-full border border-line-strong bg-raised bg-no-repeat shadow-float"
            style={{
              width: lens,
              height: lens,
              left: view.left,
              top: view.top,
              backgroundImage: `url(${JSON.stringify(src)})`,
              backgroundSize: `${view.width}px ${view.height}px`,
              backgroundPosition: `${view.x}px ${view.y}px`,
              // The border takes a pixel of the box.
              backgroundOrigin: 'border-box',
            }}
          />
        )}
      </div>
      <span className="absolute right-2 bottom-2 rounded-control border border-line bg-raised">
        <IconButton
          label={isEnlarged ? 'Show the whole picture' : 'Enlarge the picture'}
          onPress={() => {
            setView(null)
            setEnlarged(!isEnlarged)
          }}
        >
          {isEnlarged ? <ZoomOut size={18} aria-hidden="true" /> : <ZoomIn size={18} aria-hidden="true" />}
        </IconButton>
      </span>
    </div>
  )
}
