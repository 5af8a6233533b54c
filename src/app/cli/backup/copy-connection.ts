import pg from 'pg'

// How values read as text depends on these; an export means the same on every server.
const settings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 3; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/**
 * Lends a connection for COPY, without the time limits of calls, and ends it whatever happens: open
 * work is rolled back.
 */
export async function withCopyConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'larder backup' })
  // A connection that breaks fails the running query; without a listener it would end the process
  // besides.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(settings)
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    // Cut, not closed: after a COPY that failed on our side an orderly end would wait for ever.
    client.connection.stream.destroy()
    throw error
  }
}
