// The operator's commands in a process of their own, from the sources: `tsx run-cli.ts COMMAND …`.
import '#app/cli.ts'
