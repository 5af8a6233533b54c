import { BadConfiguration, readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { checkBooksCommand } from './cli/check-books.ts'
import { type Command, WrongUsage } from './cli/command.ts'
import { configCommand } from './cli/config.ts'
import { deliveriesCommand } from './cli/deliveries.ts'
import { demoCommand } from './cli/demo.ts'
import { exportCommand } from './cli/export.ts'
import { importCommand } from './cli/import.ts'
import { importsCommand } from './cli/imports.ts'
import { keyLostCommand } from './cli/key-lost.ts'
import { migrateCommand } from './cli/migrate.ts'
import { onboardCommand } from './cli/onboard.ts'
import { openapiCommand } from './cli/openapi.ts'
import { rebuildSalesCommand } from './cli/rebuild-sales.ts'
import { prepareCommand } from './cli/prepare.ts'
import { restoreCommand } from './cli/restore.ts'
import { routesCommand } from './cli/routes.ts'
import { userCommand } from './cli/user.ts'

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  prepare: prepareCommand,
  demo: demoCommand,
  import: importCommand,
  onboard: onboardCommand,
  export: exportCommand,
  restore: restoreCommand,
  user: userCommand,
  'key-lost': keyLostCommand,
  deliveries: deliveriesCommand,
  imports: importsCommand,
  'check-books': checkBooksCommand,
  'rebuild-sales': rebuildSalesCommand,
  openapi: openapiCommand,
  config: configCommand,
  routes: routesCommand,
}

const print = (line: string) => void process.stdout.write(`${line}\n`)
const logLine = (line: string) => void process.stderr.write(`${line}\n`)

function showUsage(): void {
  logLine('npm run larder -- COMMAND, where COMMAND is one of:')
  for (const { usage, summary } of Object.values(commands)) logLine(`  ${usage}\n      ${summary}`)
}

/**
 * The operator's commands; returns the exit code: 0 done, 1 failed, 2 called wrongly, 3 imported
 * with refusals, 4 nothing imported before somebody has looked at the plan.
 */
async function run([name, ...words]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    showUsage()
    return 2
  }
  try {
    const config = readConfig()
    // Results go to stdout; of the log only trouble, and that to stderr.
    const log = createLog('warn', process.stderr)
    return (await command.run(words, { config, log, print, logLine })) ?? 0
  } catch (error) {
    if (error instanceof WrongUsage) {
      logLine(`${error.message}\nUsage: npm run larder -- ${command.usage}`)
      return 2
    }
    logLine(error instanceof BadConfiguration || error instanceof Error ? error.message : String(error))
    return 1
  }
}

// A closed pipe, as of `| head`, is no failure.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await run(process.argv.slice(2))
