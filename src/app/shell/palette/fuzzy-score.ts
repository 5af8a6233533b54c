const isWordStart = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)

/**
 * SHELL-10: how well letters typed in a hurry fit a text; null: not at all, else higher is better.
 * Every word must be found, in any order: best as a whole at the start of a word, then anywhere,
 * then as letters in their order ('rvc' in 'Review cart').
 */
export function fuzzyScore(text: string, keyword: string): number | null {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const within = text.toLowerCase()
  let total = 0
  for (const word of words) {
    const score = wordScore(within, word)
    if (score === null) return null
    total += score
  }
  // Of two that fit as well, the shorter says less besides.
  return total - within.length / 1000
}

function wordScore(text: string, word: string): number | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at === 0 ? 100 : 80
  }
  if (text.includes(word)) return 50
  return lettersScore(text, word)
}

/**
 * Letters in their order, the first at the start of a word; each further word start and each
 * neighbour is a good sign.
 */
function lettersScore(text: string, word: string): number | null {
  // Two letters in some order are in almost every text.
  if (word.length < 2) return null
  let best: number | null = null
  for (let start = 0; start < text.length; start++) {
    if (text[start] !== word[0] || !isWordStart(text, start)) continue
    const score = scoreFrom(text, word, start)
    if (score !== null && (best === null || score > best)) best = score
  }
  return best
}

function scoreFrom(text: string, word: string, start: number): number | null {
  let at = start
  let good = 1
  for (const letter of word.slice(1)) {
    const next = nextOf(text, letter, at)
    if (next < 0) return null
    if (next === at + 1 || isWordStart(text, next)) good += 1
    at = next
  }
  // More than half of the letters should stand where one would look for them.
  return good * 2 > word.length ? (good / word.length) * 30 : null
}

/**
 * The next place of a letter after `at`: a neighbour, else the next word that starts with it, else
 * anywhere.
 */
function nextOf(text: string, letter: string, at: number): number {
  if (text[at + 1] === letter) return at + 1
  for (let place = text.indexOf(letter, at + 1); place >= 0; place = text.indexOf(letter, place + 1)) {
    if (isWordStart(text, place)) return place
  }
  return text.indexOf(letter, at + 1)
}

/** Below every fit of the text itself. */
const besideScore = -1000

/** The keyword's words each start some word of the text or of what is said beside it. */
function fitsBeside(text: string, keyword: string): number | null {
  const within = text.toLowerCase()
  const starts = (word: string) => {
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1)) {
      if (isWordStart(within, at)) return true
    }
    return false
  }
  return keyword.toLowerCase().split(/\s+/).filter(Boolean).every(starts) ? besideScore - within.length / 1000 : null
}

/**
 * SHELL-10: those that fit, the best first; without a keyword all, as they came. Synonyms and
 * details (`besideOf`) also find, after every fit of the text itself.
 */
export function rankByFit<T>(
  all: readonly T[],
  keyword: string,
  textOf: (each: T) => string,
  besideOf: (each: T) => string = () => '',
): T[] {
  if (keyword.trim() === '') return [...all]
  const scoreOf = (each: T) =>
    fuzzyScore(textOf(each), keyword) ?? fitsBeside(`${textOf(each)} ${besideOf(each)}`, keyword)
  return all
    .map((each) => ({ each, score: scoreOf(each) }))
    .filter((found): found is { each: T; score: number } => found.score !== null)
    .toSorted((a, b) => b.score - a.score)
    .map(({ each }) => each)
}
