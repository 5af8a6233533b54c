import { type PointerEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'

/** Pixels of the drawing; the server keeps no more. */
const size = { width: 600, height: 240 } as const

/** NEXT-6: a signature by finger or pen, as base64 of a PNG; empty without. */
export function SignaturePad({ isSigned, onChange }: { isSigned: boolean; onChange: (signature: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDrawing = useRef(false)
  const placeOf = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) => {
    const { clientWidth, clientHeight } = canvas.current!
    return [(offsetX * size.width) / clientWidth, (offsetY * size.height) / clientHeight] as const
  }
  const pen = () => {
    const context = canvas.current!.getContext('2d')!
    context.lineWidth = 3
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = '#1d1f1c'
    return context
  }
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const context = pen()
    context.beginPath()
    context.moveTo(...placeOf(event))
    context.lineTo(...placeOf(event))
    context.stroke()
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return
    const context = pen()
    context.lineTo(...placeOf(event))
    context.stroke()
  }
  const end = () => {
    if (!isDrawing.current) return
    isDrawing.current = false
    onChange(canvas.current!.toDataURL('image/png').split(',')[1] ?? '')
  }
  const clear = () => {
    canvas.current!.getContext('2d')!.clearRect(0, 0, size.width, size.height)
    onChange('')
  }
  return (
    <div className="grid gap-1">
      <span className="flex items-center justify-between gap-3">
        <span className="text-13 font-medium">Signature (optional)</span>
        {isSigned && (
          <Button size="small" variant="quiet" onPress={clear}>
            Clear
          </Button>
        )}
      </span>
      <canvas
        ref={canvas}
        role="img"
        aria-label={isSigned ? 'Signed' : 'Sign here'}
        {...size}
        // A dark ink on paper in both themes: it is printed as it is drawn.
        className="aspect-5/2 w-full touch-none rounded-control border border-line-strong bg-white"
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  )
}
