/**
 * Where the lens stands over a picture, and what it shows. Pixels of the box the picture stands in.
 */
export interface LensView {
  readonly left: number
  readonly top: number
  /** Size and place of the enlarged picture behind the lens. */
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * UI-7: the lens at a point, for a picture shown whole in the middle of its box; null where the box
 * shows none of it.
 */
export function magnify(
  point: { x: number; y: number },
  box: Size,
  picture: Size,
  { zoom, lens }: { zoom: number; lens: number },
): LensView | null {
  if (picture.width <= 0 || picture.height <= 0) return null
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const shown = { width: picture.width * scale, height: picture.height * scale }
  const x = point.x - (box.width - shown.width) / 2
  const y = point.y - (box.height - shown.height) / 2
  if (x < 0 || y < 0 || x > shown.width || y > shown.height) return null
  return {
    left: point.x - lens / 2,
    top: point.y - lens / 2,
    width: shown.width * zoom,
    height: shown.height * zoom,
    x: lens / 2 - x * zoom,
    y: lens / 2 - y * zoom,
  }
}
