import { run } from './commands/program.ts'
import { readDefaultMessages } from './folder/default-messages.ts'
import { terminal } from './new/prompts.ts'
import { paths } from './paths.ts'

// Writes are synchronous, so signals are handled after them.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code)
  })

process.exitCode = await run(
  {
    ...paths,
    defaultMessages: () => readDefaultMessages(paths.root),
    prompts: terminal('npm run tenant --'),
    from: process.env['INIT_CWD'] ?? process.cwd(),
    stdout: (line) => console.log(line),
    stderr: (line) => console.error(line),
  },
  process.argv.slice(2),
  process.env['TENANT'] || undefined,
)
