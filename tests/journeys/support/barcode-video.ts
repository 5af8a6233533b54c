import { writeFileSync } from 'node:fs'

const size = { width: 640, height: 480 }
/** Pixels of a narrow bar; a wide one has three times as many. */
const narrow = 3
const white = 235
const black = 16

/** Which of the five bars of a digit are wide (ISO/IEC 16390, interleaved 2 of 5). */
const wideBars = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']

/** The widths of bars and spaces in turn, the first a bar, of an even number of digits. */
function interleaved(digits: string): number[] {
  const widths = [1, 1, 1, 1]
  for (let i = 0; i < digits.length; i += 2) {
    const [bars, spaces] = [wideBars[Number(digits[i])]!, wideBars[Number(digits[i + 1])]!]
    for (let k = 0; k < 5; k++) widths.push(bars[k] === '1' ? 3 : 1, spaces[k] === '1' ? 3 : 1)
  }
  return [...widths, 3, 1, 1]
}

/** The brightness of each pixel of a row with the bars in its middle. */
function rowOf(digits: string): Buffer {
  const row = Buffer.alloc(size.width, white)
  const widths = interleaved(digits).map((width) => width * narrow)
  let x = Math.round((size.width - widths.reduce((sum, width) => sum + width, 0)) / 2)
  for (const [i, width] of widths.entries()) {
    if (i % 2 === 0) row.fill(black, x, x + width)
    x += width
  }
  return row
}

/**
 * Writes what a camera held before the case of a GTIN of 14 digits would see, as the video file
 * Chromium takes for one (`--use-file-for-fake-video-capture`).
 */
export function writeBarcodeVideo(path: string, gtin: string): void {
  const [row, blank] = [rowOf(gtin), Buffer.alloc(size.width, white)]
  const rows = Array.from({ length: size.height }, (_, y) => (y > 140 && y < 340 ? row : blank))
  const colours = Buffer.alloc((size.width * size.height) / 2, 128)
  const header = `YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`
  writeFileSync(path, Buffer.concat([Buffer.from(`${header}FRAME\n`), ...rows, colours]))
}
