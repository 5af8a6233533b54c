import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts of its own work; part of /metrics. */
export const meters = new Registry()

const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Counter({ name, help, labelNames, registers: [meters] })

/** Rounds of everything that runs by itself again and again; deliveries by their channel. */
export const loopRounds = counter('larder_loop_rounds_total', 'Rounds of a loop', 'loop')
export const loopFailures = counter('larder_loop_failures_total', 'Rounds of a loop that failed', 'loop')
export const loopLastRound = new Gauge({
  name: 'larder_loop_last_round_seconds',
  help: 'When a loop last finished a round, in seconds since 1970',
  labelNames: ['loop'],
  registers: [meters],
})
export const loopSeconds = new Gauge({
  name: 'larder_loop_seconds',
  help: 'Duration of the last round of a loop',
  labelNames: ['loop'],
  registers: [meters],
})

/** Background jobs, by task and by whether they were done or failed. */
export const jobDuration = new Histogram({
  name: 'larder_job_seconds',
  help: 'Duration of background jobs by task and outcome',
  labelNames: ['task', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
  registers: [meters],
})

/** The connection that listens for NOTIFY. */
export const listenerGaps = counter(
  'larder_listener_gaps_total',
  'Times the listening connection was lost and came back',
)
export const liveMessages = counter('larder_event_messages_total', 'Live events received from the database')
export const slowStreams = counter('larder_event_streams_cut_total', 'Streams closed because their reader was too slow')

/** Reads that may run on a standby, by where they ran. */
export const replicaReads = counter(
  'larder_replica_reads_total',
  'Reads that may run on a standby, by the server they ran on',
  'server',
)

/** Questions to what a process remembers, by cache and by whether it knew. */
export const cacheLookups = counter(
  'larder_cache_lookups_total',
  'Lookups in a cache of the process',
  'cache',
  'outcome',
)
/** Reloads of the catalogue index of a division. */
export const catalogueLoads = new Histogram({
  name: 'larder_catalogue_load_seconds',
  help: 'Duration of loading the catalogue index of a division',
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60],
  registers: [meters],
})
/** What a search goes through, by division. */
export const catalogueItems = new Gauge({
  name: 'larder_catalogue_items',
  help: 'Items in the catalogue index of a division, with those that are gone since it was built',
  labelNames: ['division'],
  registers: [meters],
})
/** Callers whose requests this process counts. */
export const requestCounters = new Gauge({
  name: 'larder_request_counters',
  help: 'Counters of requests that a process holds for its rate limits',
  registers: [meters],
})
