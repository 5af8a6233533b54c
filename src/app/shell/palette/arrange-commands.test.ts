import { expect, test } from 'vitest'
import { commandsAtFirst, fittingCommands } from './arrange-commands.ts'
import type { Command } from './command.ts'

const command = (kind: Command['kind'], label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  kind,
  label,
  icon: () => null,
  run: () => undefined,
  ...more,
})
const screens = ['Home', 'Shop', 'Customers', 'Orders', 'Cart'].map((label) => command('Screens', label))
const actions = [
  command('Actions', 'Create order', { keys: 'n o' }),
  command('Actions', 'Switch Cart'),
  command('Actions', 'Discard Cart'),
  command('Actions', 'Logout', { words: 'sign out' }),
  command('Actions', 'Payment Methods', { words: 'bank account' }),
]
const local = [...actions, ...screens]
const labelsOf = (commands: readonly Command[]) => commands.map(({ label }) => label)

test('the palette opens on the screens and on what has a key, not on every action [SHELL-10]', () => {
  expect(labelsOf(commandsAtFirst([], local))).toEqual(['Create order', 'Home', 'Shop', 'Customers', 'Orders', 'Cart'])
})

test('what was used last comes first, once, and the list stays short [SHELL-10]', () => {
  const recent = ['Orders', 'Logout', 'a', 'b', 'c'].map((label) => command('Recent', label))
  const first = labelsOf(commandsAtFirst(recent, local))
  expect(first).toEqual(['Orders', 'Logout', 'a', 'b', 'c', 'Create order', 'Home', 'Shop'])
})

test('a keyword finds actions by other words, below those that are called so [SHELL-10]', () => {
  expect(labelsOf(fittingCommands(local, 'bank'))).toEqual(['Payment Methods'])
  expect(labelsOf(fittingCommands(local, 'sign out'))).toEqual(['Logout'])
  expect(labelsOf(fittingCommands(local, 'order'))).toEqual(['Orders', 'Create order'])
})
