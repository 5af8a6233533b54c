import type pg from 'pg'

/** Runs the work in a transaction of a connection of its own. */
export async function inTransaction<T>(database: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Takes an idempotency key. */
export const claim = {
  name: 'claim',
  text: `insert into idempotency_keys (real_user_id, user_id, route, key, body_hash, status, answer)
    values ($1, $1, 'floor', $2, '', 201, '')`,
}
/** Keeps the response under it. */
export const keep = {
  name: 'keep',
  text: `update idempotency_keys set answer = $3 where real_user_id = $1 and user_id = $1 and route = 'floor' and key = $2`,
}
