import { expect, test } from 'vitest'
import { availableMemory, embeddedMemory } from './embedded-memory.ts'

const gigabytes = (count: number) => count * 2 ** 30

test('the embedded database takes its share of the memory, neither nothing nor all [PLAT-1]', () => {
  expect(embeddedMemory(gigabytes(1))).toMatchObject({ shared_buffers: '64MB', effective_cache_size: '512MB' })
  expect(embeddedMemory(gigabytes(8))).toEqual({
    shared_buffers: '256MB',
    effective_cache_size: '4096MB',
    maintenance_work_mem: '64MB',
  })
  expect(embeddedMemory(gigabytes(256))).toMatchObject({ shared_buffers: '1024MB', maintenance_work_mem: '512MB' })
})

test('the memory there is, is a number of bytes with or without a container [PLAT-1]', () => {
  expect(availableMemory()).toBeGreaterThan(gigabytes(0.25))
  expect(availableMemory()).toBeLessThan(gigabytes(65_536))
})
