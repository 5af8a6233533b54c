import { expect, test } from 'vitest'
import { leavesWork } from './leaves-work.ts'

const place = (pathname: string, search: Record<string, string> = {}) => ({ pathname, search })
const inPage = { inPage: true, inDialog: false, inPanes: [] }
const inDialog = { inPage: false, inDialog: true, inPanes: [] }
const inPane = { inPage: true, inDialog: false, inPanes: ['request'] }

test('without typed work nothing is asked [PROFILE-1]', () => {
  expect(leavesWork({ inPage: false, inDialog: false, inPanes: [] }, place('/profile'), place('/shop'))).toBe(false)
})

test('a form on the page is left with its path or its tab, and kept under a dialog [PROFILE-1]', () => {
  expect(leavesWork(inPage, place('/profile'), place('/shop'))).toBe(true)
  expect(leavesWork(inPage, place('/profile', { tab: 'a' }), place('/profile', { tab: 'b' }))).toBe(true)
  expect(leavesWork(inPage, place('/profile'), place('/profile', { dialog: 'palette' }))).toBe(false)
})

test('a dialog is left by Back, by another dialog in its place, and by any other path [SHELL-10]', () => {
  const open = place('/shop', { keyword: 'salmon', dialog: 'create-order' })
  expect(leavesWork(inDialog, open, place('/shop', { keyword: 'salmon' }))).toBe(true)
  expect(leavesWork(inDialog, open, place('/shop', { keyword: 'salmon', dialog: 'palette' }))).toBe(true)
  expect(leavesWork(inDialog, open, place('/orders'))).toBe(true)
})

test('a dialog stays under what opens above it [SHELL-10]', () => {
  const open = place('/shop', { item: '0100001' })
  expect(leavesWork(inDialog, open, place('/shop', { item: '0100001', dialog: 'palette' }))).toBe(false)
})

test('a pane beside a list is left by another request, by closing it and by another path, not by a filter of the list [CREDIT-2]', () => {
  const open = place('/credit-requests', { quick: 'unassigned', request: 'a' })
  expect(leavesWork(inPane, open, place('/credit-requests', { quick: 'unassigned', request: 'b' }))).toBe(true)
  expect(leavesWork(inPane, open, place('/credit-requests', { quick: 'unassigned' }))).toBe(true)
  expect(leavesWork(inPane, open, place('/shop'))).toBe(true)
  expect(leavesWork(inPane, open, place('/credit-requests', { request: 'a' }))).toBe(false)
})
