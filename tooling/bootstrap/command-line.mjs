import { parseArgs } from 'node:util'
import { fileProblem } from './file-problem.mjs'

/**
 * The options and arguments of a command, as Node's parseArgs returns them, or the text and exit code with which it ends:
 * its usage after --help, the mistake and its usage if an argument is invalid.
 */
export function parseCommandLine(typed, { usage, options = {}, allowPositionals = false }) {
  try {
    // Some script runners pass on their own separator.
    const args = typed[0] === '--' ? typed.slice(1) : [...typed]
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals,
    })
    if (values.help === true) return { ending: { text: usage, code: 0 } }
    return { values, positionals }
  } catch (error) {
    // Node's messages end with advice about its own syntax.
    return { ending: { text: `${error.message.split('. ')[0]}\n\n${usage}`, code: 2 } }
  }
}

/** The exit code that a shell reports for a program that SIGPIPE has ended. */
const CLOSED_PIPE = 128 + 13

/**
 * The options and arguments of this process. Exits after --help or an invalid argument. If the system later refuses to
 * read or write a file, the process reports that in a sentence; if nobody reads its output any more (`… | head`), it
 * exits silently, as other programs do.
 */
export function readCommandLine(command) {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (error.code === 'EPIPE') process.exit(CLOSED_PIPE)
      throw error
    })
  process.on('uncaughtException', (error) => {
    console.error(fileProblem(error) ?? error)
    process.exit(1)
  })
  const { ending: end, ...read } = parseCommandLine(process.argv.slice(2), command)
  if (end === undefined) return read
  if (end.code === 0) console.log(end.text)
  else console.error(end.text)
  return process.exit(end.code)
}
