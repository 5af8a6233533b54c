/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture, in its pixels. */
export interface Part extends Size {
  readonly x: number
  readonly y: number
}

/** The share of the view that is read: the frame a person holds a code into. */
export const frameShare = { width: 0.86, height: 0.6 } as const

/**
 * NEXT-8: the part of a camera's picture that stands inside the frame of a view which the picture
 * fills, cut at its longer sides. Reading that part alone is a third of the work, and what is read
 * is what the person points at.
 */
export function middleOfView(picture: Size, view: Size): Part {
  if (picture.width === 0 || picture.height === 0 || view.width === 0 || view.height === 0)
    return { x: 0, y: 0, width: 0, height: 0 }
  const scale = Math.max(view.width / picture.width, view.height / picture.height)
  const width = Math.round((view.width / scale) * frameShare.width)
  const height = Math.round((view.height / scale) * frameShare.height)
  return { x: Math.round((picture.width - width) / 2), y: Math.round((picture.height - height) / 2), width, height }
}
