import { buildFolder } from './build-folder.ts'
import { type HouseWords, readHouseWords } from './folder/house-words.ts'
import { readCompiled } from './page/compiled.ts'
import { places } from './places.ts'
import { problemLine } from './problem.ts'
import { colorReport, summary } from './report.ts'
import { type ReadTenants, readTenants } from './tenants.ts'

const usage = 'node src/main.ts build [slug] | check [slug] | list'

/** Tells what is wrong and ends with 1, or gives the tenants. */
function goodTenants(house: HouseWords, only?: string): ReadTenants['tenants'] {
  const { tenants, problems } = readTenants(places.tenants, house, only)
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length > 0) process.exit(1)
  return tenants
}

async function build(house: HouseWords, only?: string): Promise<void> {
  const compiled = await readCompiled(places.web)
  const begun = performance.now()
  const built = await buildFolder({ folder: places.tenants, house, compiled, dist: places.dist, only })
  const took = Math.round(performance.now() - begun)
  console.log(
    `${built.tenants} tenants in ${took} ms: ${built.unchanged} unchanged, ${built.written} files written`,
  )
  if (built.removed.length > 0) console.log(`removed: ${built.removed.join(', ')}`)
  for (const problem of built.problems) console.error(problemLine(problem))
  for (const { slug, why } of built.failed) console.error(`${slug}: not stamped, ${why}`)
  if (built.problems.length + built.failed.length > 0) process.exitCode = 1
}

function check(house: HouseWords, only?: string): void {
  for (const tenant of goodTenants(house, only)) {
    console.log(summary(tenant))
    for (const line of colorReport(tenant)) console.log(line)
  }
}

function list(house: HouseWords): void {
  for (const { slug, branding, tenant } of goodTenants(house)) {
    console.log([slug, branding.name, tenant.languages.join(' '), tenant.hosts.join(' ')].join('\t'))
  }
}

try {
  const [command, argument] = process.argv.slice(2)
  const only = argument ?? (process.env['TENANT'] || undefined)
  const house = readHouseWords(places.root)
  if (command === 'build') await build(house, only)
  else if (command === 'check') check(house, only)
  else if (command === 'list') list(house)
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
