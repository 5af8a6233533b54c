/** The contents of a possible place for a cluster. 'partial': an initdb that was interrupted. */
export type Found = 'cluster' | 'partial' | 'nothing'

/** What the disk says about a data folder. */
export interface HomeFacts {
  readonly dataDir: string
  readonly isRoot: boolean
  /** Whether the user PostgreSQL would run as may enter the data folder. */
  readonly isReachable: boolean
  /** The contents of the data folder itself. */
  readonly here: Found
  /** A password without a cluster: the folder has had one. */
  readonly hasPassword: boolean
  /** Where the cluster of a closed folder goes. */
  readonly elsewhere: string
  readonly there: Found
  /** What the data folder says of its cluster's place, when it is another. */
  readonly marker: { readonly database: string; readonly dataDir: string; readonly found: Found } | undefined
}

const markerName = 'postgres-elsewhere.json'

/**
 * PLAT-12: where the cluster of a data folder is, or will be created. Never a new one in place of
 * one that has been lost: a folder that has had a database is refused with a sentence when the
 * database is not with it.
 */
export function chooseHome(facts: HomeFacts): { readonly home: string } | { readonly problem: string } {
  const { dataDir, isRoot, isReachable, here, hasPassword, elsewhere, there, marker } = facts
  if (marker) return homeOfMarked(facts, marker)
  if (here === 'cluster') {
    if (!isRoot || isReachable) return { home: dataDir }
    return {
      problem:
        `Root cannot run the database in ${dataDir}/postgres: PostgreSQL runs as the user who owns it, who may not enter ` +
        `a folder above it. Start as that user, or open the folders with chmod o+x.`,
    }
  }
  if (there === 'cluster') {
    if (hasPassword) return isRoot ? { home: elsewhere } : startAsRoot(dataDir, elsewhere)
    if (isRoot)
      return {
        problem:
          `The database of ${dataDir} lies in ${elsewhere}, but ${dataDir}/postgres.password is missing. Put the folder ` +
          `back from a backup; to begin with an empty database, remove ${elsewhere}.`,
      }
  }
  const home = isRoot && !isReachable ? elsewhere : dataDir
  const isInterrupted = (home === dataDir ? here : there) === 'partial'
  if (hasPassword && !isInterrupted)
    return {
      problem:
        `${dataDir} has had a database, which is not there any more: the folder was copied without it, or the folder ` +
        `postgres was removed. Copy the database too or restore an export; to begin anew, name an empty DATA_DIR.`,
    }
  return { home }
}

function homeOfMarked({ dataDir, isRoot, here, hasPassword }: HomeFacts, marker: NonNullable<HomeFacts['marker']>) {
  const file = `${dataDir}/${markerName}`
  if (here === 'cluster')
    return {
      problem: `There are two databases: ${dataDir}/postgres, and ${marker.database}, which ${file} names. Remove the file or the folder postgres.`,
    }
  if (marker.dataDir !== dataDir)
    return {
      problem:
        `${dataDir} is a copy of ${marker.dataDir} without its database, which lies in ${marker.database}. Restore an export ` +
        `instead, or copy ${marker.database} too and write both new paths into ${file}. If you moved ${marker.dataDir}, ` +
        `write its new path into the file.`,
    }
  // Without a password the first start was interrupted before it made anything.
  if (marker.found === 'nothing' && hasPassword)
    return {
      problem: `The database of ${dataDir} is missing: ${file} says that it lies in ${marker.database}. Put it back, or restore an export into a new DATA_DIR.`,
    }
  return isRoot ? { home: marker.database } : startAsRoot(dataDir, marker.database)
}

const startAsRoot = (dataDir: string, database: string) => ({
  problem: `The database of ${dataDir} lies in ${database} and was made by root: start as root, or restore an export into a new DATA_DIR.`,
})
