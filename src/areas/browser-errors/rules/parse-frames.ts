/** A place in a built file. Line and column count from 1. */
export interface Frame {
  /** Such as 'shop-screen-B2xY.js'. */
  readonly file: string
  readonly line: number
  readonly column: number
}

const maxFrames = 10
const maxLines = 40
/** Characters of a line of the stack that are looked at. */
const maxLineLength = 400

/** The frames of a stack in files of the product, topmost first; at most ten. */
export function parseFrames(stack: string): Frame[] {
  const frames = stack
    .split('\n', maxLines)
    .map((line) => /\/assets\/([\w.-]{1,150}\.js):(\d{1,7}):(\d{1,7})/.exec(line.slice(0, maxLineLength)))
    .flatMap((match) => (match ? [{ file: match[1]!, line: Number(match[2]), column: Number(match[3]) }] : []))
  return frames.slice(0, maxFrames)
}
