import { expect, test } from 'vitest'
import { mayTakeOver, type TakeOverFacts } from './may-take-over.ts'

const quiet: TakeOverFacts = {
  build: 'b2',
  tried: null,
  mutations: 0,
  work: { inPage: false, inDialog: false },
  isDialogOpen: false,
}

test('a new build is taken over at a quiet moment, and once [PLAT-15]', () => {
  expect(mayTakeOver(quiet)).toBe(true)
  expect(mayTakeOver({ ...quiet, tried: 'b1' })).toBe(true)
  expect(mayTakeOver({ ...quiet, tried: 'b2' })).toBe(false)
  expect(mayTakeOver({ ...quiet, build: undefined })).toBe(false)
})

test('nothing typed, nothing under way and no open dialog is lost to a new build [PLAT-15]', () => {
  expect(mayTakeOver({ ...quiet, work: { inPage: true, inDialog: false } })).toBe(false)
  expect(mayTakeOver({ ...quiet, work: { inPage: false, inDialog: true } })).toBe(false)
  expect(mayTakeOver({ ...quiet, mutations: 1 })).toBe(false)
  expect(mayTakeOver({ ...quiet, isDialogOpen: true })).toBe(false)
})
