import { buildTenants } from './build.ts'
import { readHouseWords } from './folder/house-words.ts'
import { readCompiled } from './page/compiled.ts'
import { places } from './places.ts'
import { problemLine } from './problem.ts'
import { colorReport } from './report.ts'
import { type ReadTenants, readTenants } from './tenants.ts'

const usage = 'node src/main.ts build [slug] | check [slug] | list'

const [command, argument] = process.argv.slice(2)
const only = argument ?? (process.env['TENANT'] || undefined)
const house = readHouseWords(places.root)

/** Tells what is wrong and ends with 1, or gives the tenants. */
function goodTenants({ tenants, problems }: ReadTenants): ReadTenants['tenants'] {
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length > 0) process.exit(1)
  return tenants
}

async function build(): Promise<void> {
  const tenants = goodTenants(readTenants(places.tenants, house, only))
  const compiled = await readCompiled(places.web)
  const begun = performance.now()
  const built = await buildTenants({
    tenants,
    compiled,
    house,
    dist: places.dist,
    isWhole: only === undefined,
  })
  const took = Math.round(performance.now() - begun)
  console.log(`${built.tenants} tenants stamped in ${took} ms, ${built.written} files written`)
  if (built.removed.length > 0) console.log(`removed: ${built.removed.join(', ')}`)
}

function check(): void {
  const tenants = goodTenants(readTenants(places.tenants, house, only))
  for (const tenant of tenants) for (const line of colorReport(tenant)) console.log(line)
}

function list(): void {
  for (const { slug, branding, tenant } of goodTenants(readTenants(places.tenants, house))) {
    console.log([slug, branding.name, tenant.languages.join(' '), tenant.hosts.join(' ')].join('\t'))
  }
}

try {
  if (command === 'build') await build()
  else if (command === 'check') check()
  else if (command === 'list') list()
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
