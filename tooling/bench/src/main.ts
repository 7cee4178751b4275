import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { buildBaselines } from './baselines/build-baselines.ts'
import { launchHeadlessShell } from '@coffer/chromium/launch'
import { readPeers } from './measure/peers.ts'
import { profiles } from './measure/profiles.ts'
import { measureRounds } from './measure/rounds.ts'
import { paths } from './paths.ts'
import { logIn } from './provider/log-in.ts'
import { measureProvider } from './provider/measure-provider.ts'
import { startProvider } from './provider/provider.ts'
import { goals } from './report/goals.ts'
import { goalsTable } from './report/goals-table.ts'
import { pagesTable } from './report/pages-table.ts'
import { speedPage } from './report/speed-page.ts'
import { measureRows } from './rows/measure-rows.ts'
import { measureScreens } from './screens/measure-screens.ts'
import { serve } from './serve/serve.ts'
import { applicationSite, plainSite, tenantSite } from './serve/site.ts'
import { copyBuild } from './snapshot.ts'
import { measureBuilds } from './builds/measure-builds.ts'

const { values } = readCommandLine({
  usage: `npm run bench -- [--rounds 7] [--only pages,rows,screens,builds] [--peers folder] [--write]

Measures the application against baselines built from their own sources, and prints ratios.
--peers compares with other applications: their builds in a folder, named in its peers.json.
--write stores the tables in docs/speed.md.`,
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: 'pages,rows,screens,builds' },
    peers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds ${values.rounds} is no number of rounds`)
const parts = values.only.split(',')
const peers = values.peers === undefined ? {} : readPeers(values.peers)

const printed: string[] = []
function print(text: string): void {
  console.log(`\n${text}`)
  printed.push(text)
}

async function measureInBrowser(): Promise<void> {
  const product = copyBuild()
  const baselines = await buildBaselines(paths.cache)
  await using ends = new AsyncDisposableStack()
  const provider = ends.adopt(await startProvider(), ({ stop }) => stop())
  const sites = {
    ...Object.fromEntries(Object.entries(peers).map(([name, { folder }]) => [name, applicationSite(folder)])),
    l0: plainSite(baselines.l0),
    l2: plainSite(baselines.l2),
    harbor: tenantSite(product),
  }
  const served = ends.adopt(await serve(sites, provider.port), ({ stop }) => stop())
  const browser = ends.adopt(await launchHeadlessShell('--ignore-certificate-errors'), (opened) =>
    opened.close(),
  )

  if (parts.includes('pages')) {
    const measured = await measureRounds(browser, rounds, async () => ({
      L0: { address: served.address('l0'), submittedBy: 'browser' },
      L2: { address: served.address('l2'), submittedBy: 'script' },
      'log-in': { address: served.address('harbor', '/login'), submittedBy: 'script' },
      registration: { address: served.address('harbor', '/registration'), submittedBy: 'script' },
      dashboard: {
        address: served.address('harbor', '/dashboard'),
        submittedBy: 'script',
        session: await logIn(provider.port, 'active'),
      },
      peers: Object.fromEntries(
        Object.entries(peers).map(([name, { path }]) => [
          name,
          { address: served.address(name, path), submittedBy: 'script' },
        ]),
      ),
    }))
    for (const profile of profiles) {
      print(`${profile}: medians of ${rounds} cold loads, kB and ms\n${pagesTable(measured[profile])}`)
    }
    print(`goals, on slow\n${goalsTable(goals(measured.slow))}`)
    writeFileSync(join(paths.cache, 'pages.json'), JSON.stringify(measured, null, 2))
  }
  if (parts.includes('rows')) {
    const session = await logIn(provider.port, 'big')
    const address = served.address('harbor', '/message-center')
    print(await measureRows(browser, address, session, rounds))
  }
  if (parts.includes('screens')) {
    const subject = {
      address: served.address('harbor', '/dashboard'),
      logIn: () => logIn(provider.port, 'active'),
    }
    print(await measureScreens(browser, subject, rounds))
  }
}

mkdirSync(paths.cache, { recursive: true })
if (['pages', 'rows', 'screens'].some((part) => parts.includes(part))) await measureInBrowser()
if (parts.includes('builds')) print(await measureBuilds(rounds))
if (parts.includes('provider')) await measureProvider()
if (values.write) writeFileSync(paths.speed, speedPage(printed))
