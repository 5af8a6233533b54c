import { type PointerEvent, useState } from 'react'

const lens = 100

/** A picture with a lens under the pointer: zoom 1.5, 100 by 100 pixels, unless said otherwise (UI-7). */
export function ImageMagnifier({ src, alt, zoom = 1.5 }: { src: string; alt: string; zoom?: number }) {
  const [at, setAt] = useState<{ x: number; y: number; width: number; height: number }>()
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt({ x: event.clientX - box.left, y: event.clientY - box.top, width: box.width, height: box.height })
  }
  return (
    <div className="relative overflow-hidden" onPointerMove={move} onPointerLeave={() => setAt(undefined)}>
      <img src={src} alt={alt} className="block h-full w-full object-contain" />
      {at && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute rounded-full border border-line-strong bg-raised bg-no-repeat shadow-float"
          style={{
            width: lens,
            height: lens,
            left: at.x - lens / 2,
            top: at.y - lens / 2,
            backgroundImage: `url(${JSON.stringify(src)})`,
            backgroundSize: `${at.width * zoom}px ${at.height * zoom}px`,
            backgroundPosition: `${lens / 2 - at.x * zoom}px ${lens / 2 - at.y * zoom}px`,
          }}
        />
      )}
    </div>
  )
}
