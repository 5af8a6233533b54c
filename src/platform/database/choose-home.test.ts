import { expect, test } from 'vitest'
import { chooseHome, type HomeFacts } from './choose-home.ts'

const fresh: HomeFacts = {
  dataDir: '/srv/data',
  isRoot: true,
  isReachable: true,
  here: 'nothing',
  hasPassword: false,
  elsewhere: '/var/lib/larder/data-1234',
  there: 'nothing',
  marker: undefined,
}
const marker = { database: '/var/lib/larder/data-1234', dataDir: '/srv/data', found: 'cluster' } as const
const problemOf = (facts: Partial<HomeFacts>) => {
  const chosen = chooseHome({ ...fresh, ...facts })
  return 'problem' in chosen ? chosen.problem : `home ${chosen.home}`
}

test('an empty folder gets its database inside, or elsewhere when the database user may not enter it [PLAT-1]', () => {
  expect(chooseHome(fresh)).toEqual({ home: '/srv/data' })
  expect(chooseHome({ ...fresh, isReachable: false })).toEqual({ home: fresh.elsewhere })
  expect(chooseHome({ ...fresh, isRoot: false })).toEqual({ home: '/srv/data' })
})

test('a database is found where it is, whatever the permissions of the folder are now [PLAT-12]', () => {
  expect(chooseHome({ ...fresh, here: 'cluster', hasPassword: true })).toEqual({ home: '/srv/data' })
  for (const isReachable of [true, false]) {
    expect(chooseHome({ ...fresh, isReachable, marker, hasPassword: true })).toEqual({ home: marker.database })
    // Made by a version that wrote no marker.
    expect(chooseHome({ ...fresh, isReachable, there: 'cluster', hasPassword: true })).toEqual({
      home: fresh.elsewhere,
    })
  }
})

test('a folder that has had a database never gets an empty one instead [PLAT-12]', () => {
  expect(problemOf({ hasPassword: true })).toMatch(/has had a database, which is not there any more/)
  expect(problemOf({ hasPassword: true, isRoot: false })).toMatch(/has had a database/)
  expect(problemOf({ marker: { ...marker, dataDir: '/root/data' } })).toMatch(
    /is a copy of \/root\/data without its database, which lies in \/var\/lib\/larder\/data-1234/,
  )
  expect(problemOf({ marker: { ...marker, found: 'nothing' }, hasPassword: true })).toMatch(
    /database of \/srv\/data is missing/,
  )
  expect(problemOf({ there: 'cluster' })).toMatch(/postgres\.password is missing/)
  expect(problemOf({ here: 'cluster', marker })).toMatch(/two databases/)
})

test('an interrupted first start goes on [PLAT-1]', () => {
  expect(chooseHome({ ...fresh, here: 'partial', hasPassword: true })).toEqual({ home: '/srv/data' })
  expect(chooseHome({ ...fresh, isReachable: false, there: 'partial', hasPassword: true })).toEqual({
    home: fresh.elsewhere,
  })
  expect(chooseHome({ ...fresh, marker: { ...marker, found: 'partial' }, hasPassword: true })).toEqual({
    home: marker.database,
  })
  expect(chooseHome({ ...fresh, marker: { ...marker, found: 'nothing' } })).toEqual({ home: marker.database })
})

test('a user who cannot run the database is refused with the user who can [PLAT-12]', () => {
  expect(problemOf({ isRoot: false, marker })).toMatch(/start as root/)
  expect(problemOf({ isRoot: false, there: 'cluster', hasPassword: true })).toMatch(/start as root/)
  expect(problemOf({ here: 'cluster', isReachable: false })).toMatch(/Root cannot run the database.*chmod o\+x/)
})
