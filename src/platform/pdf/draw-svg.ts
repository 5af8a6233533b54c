import type { Mark } from './drawing.ts'
import { lettersOf, runsOf, widthOf } from './letters-of.ts'
import { type PdfColor, pageSize } from './pdf-document.ts'

const hex = (color: PdfColor): string =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** Two decimals are finer than any screen shows. */
const short = (value: number): string => String(Math.round(value * 100) / 100)

/**
 * A page as SVG: the letters are the outlines of the fonts that the PDF carries, so that both look
 * alike wherever they are shown. Plain shapes: nothing that runs, nothing that is loaded.
 */
export function drawSvg(marks: readonly Mark[]): string {
  const { width, height } = pageSize
  const outlines = new Map<string, { id: string; path: string }>()
  const drawn = marks.map((mark) => {
    if (mark.kind === 'rule')
      return `<path d="M${short(mark.x1)} ${short(mark.y)}H${short(mark.x2)}" stroke="${hex(mark.color)}" stroke-width="${mark.width}"/>`
    if (mark.kind === 'shape')
      return `<path transform="translate(${short(mark.x)} ${short(mark.y)}) scale(${mark.scale})" fill="${hex(mark.color)}" d="${mark.path}"/>`
    return drawText(mark, outlines)
  })
  const glyphs = [...outlines.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${glyphs.join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn,
    '</svg>',
  ].join('')
}

type TextMark = Extract<Mark, { kind: 'text' }>

function drawText({ text, x, y, style }: TextMark, outlines: Map<string, { id: string; path: string }>): string {
  const { size, font = 'regular', color = [0, 0, 0], align = 'left' } = style
  const letters = typeof text === 'string' ? lettersOf(text, font) : text
  let left = align === 'right' ? x - widthOf(letters, size) : x
  return runsOf(letters)
    .map(({ file, letters: run }) => {
      // Outlines are in units of the font, upwards.
      const scale = size / file.font.unitsPerEm
      let at = 0
      const uses = run.map(({ character, width }) => {
        const key = `${file.path} ${character}`
        const known = outlines.get(key)
        const outline = known ?? { id: `g${outlines.size}`, path: file.outlineOf(character) }
        if (!known) outlines.set(key, outline)
        const use = outline.path === '' ? '' : `<use href="#${outline.id}" x="${Math.round(at)}"/>`
        at += width * file.font.unitsPerEm
        return use
      })
      const group = `<g transform="translate(${short(left)} ${short(y)}) scale(${scale} ${-scale})" fill="${hex(color)}">${uses.join('')}</g>`
      left += widthOf(run, size)
      return group
    })
    .join('')
}
