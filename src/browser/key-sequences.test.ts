import { expect, test } from 'vitest'
import { KeySequences, sequenceMs } from './key-sequences.ts'

/** A key press as the browser reports it; `text` is what it would type. */
function press(text: string, held: readonly ('Shift' | 'Control' | 'Alt')[] = []): KeyboardEvent {
  const code = /^[a-z]$/i.test(text) ? `Key${text.toUpperCase()}` : text
  return {
    key: text,
    code,
    ctrlKey: held.includes('Control'),
    altKey: held.includes('Alt'),
    metaKey: false,
    getModifierState: (name: string) => (held as readonly string[]).includes(name),
  } as KeyboardEvent
}
const shortcuts = ['u', 's', 'Shift+u', 'g s', 'g o', 'n o', '$mod+KeyK', 'Alt+KeyL', 'Shift+?'].map((keys) => ({
  keys,
}))

/** The shortcuts that run when these keys are pressed one after the other, 50 ms apart. */
function ran(events: readonly KeyboardEvent[], apartMs = 50): string[] {
  const sequences = new KeySequences()
  return events.flatMap((event, index) => sequences.press(event, shortcuts, index * apartMs).shortcut?.keys ?? [])
}

test('a sequence owns its second key, also where no such sequence exists [SHELL-5]', () => {
  expect(ran([press('g'), press('s')])).toEqual(['g s'])
  expect(ran([press('g'), press('u')])).toEqual([])
  expect(ran([press('n'), press('s')])).toEqual([])
})

test('after a sequence that leads nowhere the next key counts again [SHELL-5]', () => {
  expect(ran([press('g'), press('u'), press('u')])).toEqual(['u'])
})

test('a sequence not continued within a second is forgotten [SHELL-5]', () => {
  expect(ran([press('g'), press('u')], sequenceMs + 1)).toEqual(['u'])
})

test('keys with Ctrl or Alt act at once, also after a stray first key [SHELL-5]', () => {
  expect(ran([press('g'), press('k', ['Control'])])).toEqual(['$mod+KeyK'])
  expect(ran([press('l', ['Alt'])])).toEqual(['Alt+KeyL'])
  expect(ran([press('u', ['Control'])])).toEqual([])
})

test('Shift makes another shortcut, and pressing it does not end a sequence [SHELL-5]', () => {
  expect(ran([press('U', ['Shift'])])).toEqual(['Shift+u'])
  expect(ran([press('?', ['Shift'])])).toEqual(['Shift+?'])
  expect(ran([press('g'), press('Shift', ['Shift']), press('s')])).toEqual(['g s'])
})

test('of two shortcuts with the same keys the first listed runs alone [SHELL-5]', () => {
  const [inner, outer] = [{ keys: 'u' }, { keys: 'u' }]
  expect(new KeySequences().press(press('u'), [inner, outer], 0).shortcut).toBe(inner)
})

test('a press that belongs to a sequence is taken, any other is left to the page [SHELL-5]', () => {
  const sequences = new KeySequences()
  expect(sequences.press(press('g'), shortcuts, 0).isTaken).toBe(true)
  expect(sequences.press(press('x'), shortcuts, 10).isTaken).toBe(true)
  expect(sequences.press(press('x'), shortcuts, 20).isTaken).toBe(false)
})
