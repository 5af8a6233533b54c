import { type DestinationStream, pino } from 'pino'

/** Bytes of log lines kept while the destination takes none; later lines are dropped. */
const maxBacklog = 1024 * 1024

let failedWrites = 0

/** Writes of log lines that failed since the start, for the metrics. */
export const failedLogWrites = (): number => failedWrites

/**
 * Where the log goes: a file descriptor, stdout by default. A destination that takes no bytes (a
 * full disk) must not end the process: the lines wait, up to a bound, and are written when there is
 * room again.
 */
export function logDestination(fd = 1): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: true, maxLength: maxBacklog })
  destination.on('error', () => failedWrites++)
  destination.on('drop', () => failedWrites++)
  return destination
}
