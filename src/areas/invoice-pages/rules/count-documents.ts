import { partMark } from '#contract/part-mark.ts'

/** Counts the documents of a file while it arrives: each piece returns the number so far. */
export type DocumentCounter = (piece: Uint8Array) => number

const localHeader = 0x04034b50
const headerLength = 30

/**
 * BILL-1: the documents of a ZIP whose entries say their length in front of their content, as ours
 * do (PKWARE APPNOTE 4.3.7). An entry counts once all of it has arrived.
 */
export function zipCounter(): DocumentCounter {
  let count = 0
  /** Bytes of the present entry that are still to come. */
  let ahead = 0
  let header: number[] = []
  let isPastEntries = false
  return (piece) => {
    let at = 0
    while (at < piece.length && !isPastEntries) {
      if (ahead > 0) {
        const taken = Math.min(ahead, piece.length - at)
        ahead -= taken
        at += taken
        if (ahead === 0) count++
        continue
      }
      while (header.length < headerLength && at < piece.length) header.push(piece[at++]!)
      if (header.length < headerLength) break
      const view = new DataView(Uint8Array.from(header).buffer)
      header = []
      isPastEntries = view.getUint32(0, true) !== localHeader
      ahead = view.getUint32(18, true) + view.getUint16(26, true) + view.getUint16(28, true)
    }
    return count
  }
}

/** BILL-1: the documents of a merged PDF, by the mark of each one's first page. */
export function partCounter(): DocumentCounter {
  const mark = Array.from(`/${partMark}`, (letter) => letter.charCodeAt(0))
  let count = 0
  let matched = 0
  return (piece) => {
    for (const byte of piece) {
      // No letter of the mark but the first is a slash, so a match never begins within another.
      matched = byte === mark[matched] ? matched + 1 : byte === mark[0] ? 1 : 0
      if (matched < mark.length) continue
      count++
      matched = 0
    }
    return count
  }
}
