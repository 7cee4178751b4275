import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Argument, Command, Option } from 'commander'
import { ChangeSet, Refusal } from './change-set.ts'
import { addFeature } from './feature.ts'
import { addField, formNames } from './field.ts'
import { type FieldOptions, fieldTypes, type FieldTypeName } from './field-types.ts'
import { readName } from './names.ts'
import { type GuardName, guardRows, readData, type ReadName, type ScreenOptions } from './screen-options.ts'
import { addScreen } from './screen.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface Shared {
  readonly dryRun?: boolean
}
interface TypedScreen extends Shared {
  readonly path: string
  readonly title: string
  readonly titleEs: string
  readonly guard: GuardName
  readonly reads: ReadName
  readonly install: boolean
}

const program = new Command('npm run new --')
  .description('Writes the files of a screen, a feature or a field, as docs/architecture.md describes them.')
  .configureHelp({ showGlobalOptions: true })

withScreenOptions(
  program
    .command('screen <feature> <name>')
    .description('a screen in an existing feature, with its route, messages, story and test'),
).action((feature: string, name: string, typed: TypedScreen) =>
  run(typed, { check: feature, product: true }, (changes) =>
    addScreen(changes, screenOptions(feature, name, typed)),
  ),
)

withScreenOptions(
  program.command('feature <name>').description('a package with one screen, on the layer of the features'),
)
  .option('--no-install', 'leave out the links and the lockfile')
  .action((name: string, typed: TypedScreen) =>
    run(typed, { check: name, product: true, install: typed.install }, (changes) =>
      addFeature(changes, screenOptions(name, name, typed)),
    ),
  )

interface TypedField extends Shared {
  readonly type: FieldTypeName
  readonly label: string
  readonly labelEs: string
}

program
  .command('field')
  .description('an optional field of a form, from the wire to the database')
  .addArgument(new Argument('<form>', 'the form').choices(formNames))
  .argument('<name>')
  .addOption(new Option('--type <name>', 'what it holds').choices(Object.keys(fieldTypes)).default('text'))
  .requiredOption('--label <text>', 'its label in English')
  .requiredOption('--label-es <text>', 'its label in Spanish')
  .option('--dry-run', 'list the files and write none')
  .action((_: string, name: string, typed: TypedField) => {
    const options: FieldOptions = { ...typed, name: readName(name) }
    return run(typed, { check: 'application' }, (changes) => addField(changes, options))
  })

function withScreenOptions(command: Command): Command {
  return command
    .requiredOption('--path <address>', 'its address, for example /my-account/card-freeze')
    .requiredOption('--title <text>', 'its title in English')
    .requiredOption('--title-es <text>', 'its title in Spanish')
    .addOption(
      new Option('--guard <name>', 'who may enter').choices(Object.keys(guardRows)).default('anySession'),
    )
    .addOption(
      new Option('--reads <data>', 'the data that it loads').choices(Object.keys(readData)).default('user'),
    )
    .option('--dry-run', 'list the files and write none')
}

const screenOptions = (feature: string, name: string, typed: TypedScreen): ScreenOptions => ({
  ...typed,
  feature: readName(feature),
  name: readName(name),
})

interface Afterwards {
  /** The package whose types, lint and tests prove the result. */
  readonly check: string
  /** Whether the tables of docs/product change. */
  readonly product?: boolean
  /** Whether a package was added. */
  readonly install?: boolean
}

async function run(
  { dryRun = false }: Shared,
  { check, product = false, install = false }: Afterwards,
  plan: (changes: ChangeSet) => void,
): Promise<void> {
  const changes = new ChangeSet(root)
  plan(changes)
  const generated = product ? ['docs/product/screens.md'] : []
  if (dryRun) {
    const files = await changes.files()
    for (const { path, isNew } of files) console.log(`${isNew ? 'new   ' : 'edited'} ${path}`)
    for (const path of generated) console.log(`edited ${path}`)
    return
  }
  const { files, thoughts } = await changes.write()
  if (product) execFileSync(process.execPath, ['tooling/product-docs/src/main.ts'], { cwd: root })
  if (install)
    execFileSync(
      process.execPath,
      [
        'tooling/bootstrap/run.mjs',
        'pnpm',
        'install',
        '--offline',
        '--no-frozen-lockfile',
        '--loglevel=error',
      ],
      { cwd: root, stdio: 'inherit' },
    )
  console.log(`Wrote ${files.length + generated.length} files. What needs a decision:`)
  for (const thought of thoughts) console.log(`  ${thought}`)
  console.log(`Then: npm test -- ${check}, and npm run snapshots -- --update for its pictures.`)
}

try {
  const typed = process.argv.slice(2)
  await program.parseAsync(typed[0] === '--' ? typed.slice(1) : typed, { from: 'user' })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
