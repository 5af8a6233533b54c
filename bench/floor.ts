import Fastify from 'fastify'
import pg from 'pg'

/**
 * The floor: a bare Fastify on the same database that does the least a server could do for the same
 * answer.
 */
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = Fastify()

const answer = async (name: string): Promise<unknown> => {
  const { rows } = await database.query<{ body: unknown }>({
    name: 'answer',
    text: 'select body from floor_answers where name = $1',
    values: [name],
  })
  return rows[0]?.body
}

// Reads: one prepared select, and the same JSON.
app.get<{ Params: { name: string } }>('/read/:name', async ({ params }, reply) => reply.send(await answer(params.name)))

// The answers of writes do not come from the database, so the floor keeps them at hand.
const bodies = new Map<string, unknown>()
const bodyOf = async (name: string): Promise<unknown> => {
  if (!bodies.has(name)) bodies.set(name, await answer(name))
  return bodies.get(name)
}

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const lock = { name: 'lock', text: 'select version from floor_carts where id = $1 for update' }
const bump = { name: 'bump', text: 'update floor_carts set version = version + 1 where id = $1' }
const setLines = {
  name: 'set-lines',
  text: `insert into floor_lines select $1, unnest($2::text[]), 1
         on conflict (cart_id, item_number) do update set cases = floor_lines.cases + 1`,
}
const insertOrder = { name: 'order', text: 'insert into floor_orders (id, body) values ($1, $2)' }
const insertOrderLines = {
  name: 'order-lines',
  text: 'insert into floor_order_lines select $1, item_number, cases from floor_lines where cart_id = $1',
}

/** Adding: lock the cart, write the lines, count the version up. */
app.post<{ Params: { cart: string }; Body: { name: string; items: string[] } }>(
  '/add/:cart',
  async ({ params, body }, reply) => {
    await inTransaction(async (client) => {
      await client.query({ ...lock, values: [params.cart] })
      await client.query({ ...setLines, values: [params.cart, body.items] })
      await client.query({ ...bump, values: [params.cart] })
    })
    return reply.send(await bodyOf(body.name))
  },
)

/** Placing: lock the cart, write order, lines and the message to the ERP. */
app.post<{ Params: { cart: string } }>('/place/:cart', async ({ params }, reply) => {
  await inTransaction(async (client) => {
    await client.query({ ...lock, values: [params.cart] })
    await client.query({ ...insertOrder, values: [params.cart, JSON.stringify({ cart: params.cart })] })
    await client.query({ ...insertOrderLines, values: [params.cart] })
    await client.query({ ...bump, values: [params.cart] })
  })
  return reply.code(201).send(await bodyOf('placeOrder'))
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
