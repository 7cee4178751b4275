import { buildTenants } from './build.ts'
import { type HouseWords, readHouseWords } from './folder/house-words.ts'
import { readCompiled } from './page/compiled.ts'
import { places } from './places.ts'
import { problemLine } from './problem.ts'
import { colorReport } from './report.ts'
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
  const tenants = goodTenants(house, only)
  const compiled = await readCompiled(places.web)
  const begun = performance.now()
  const isWhole = only === undefined
  const built = await buildTenants({ tenants, compiled, house, dist: places.dist, isWhole })
  const took = Math.round(performance.now() - begun)
  console.log(`${built.tenants} tenants stamped in ${took} ms, ${built.written} files written`)
  if (built.removed.length > 0) console.log(`removed: ${built.removed.join(', ')}`)
}

function check(house: HouseWords, only?: string): void {
  for (const tenant of goodTenants(house, only)) {
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
