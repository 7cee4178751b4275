import { existsSync, globSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './install.mjs'

const read = (name) => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))
const [, nodeVersion] = /@(.+)$/.exec(manifest.optionalDependencies.node)

const messageText = (message) => (typeof message === 'string' ? message : message.value)

/** The problems of a Dockerfile, by the linter and by the rules of docs/containers.md. */
function findProblems(text) {
  const file = DockerfileParser.parse(text)
  const instructions = file.getInstructions()
  const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'))
  const inLast = (keyword) => last.filter((one) => one.getKeyword() === keyword)
  const stages = file.getFROMs().map((from) => from.getBuildStage())
  return [
    ...validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${messageText(message)}`),
    ...file
      .getFROMs()
      .filter((from) => !stages.includes(from.getImage()) && !/:\d+\.\d+/.test(from.getImage()))
      .map((from) => `${from.getImage()} has no version`),
    ...(inLast('USER').some((user) => !/^(root|0)(:|$)/.test(user.getArgumentsContent() ?? 'root'))
      ? []
      : ['runs as root']),
    ...(inLast('HEALTHCHECK').length > 0 ? [] : ['has no health check']),
    ...file
      .getCOPYs()
      .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'))
      .flatMap((copy) => copy.getArguments().slice(0, -1))
      .map((source) => source.getValue())
      .filter((source) => !existsSync(join(root, source)))
      .map((source) => `${source} does not exist`),
    ...[...text.matchAll(/pnpm install(?!.*--frozen-lockfile).*/g)].map(
      ([line]) => `${line} ignores the lockfile`,
    ),
    ...[...text.matchAll(/pnpm@([\d.]+)/g)]
      .filter(([, version]) => manifest.packageManager !== `pnpm@${version}`)
      .map(([name]) => `${name} is not ${manifest.packageManager}`),
    ...[...text.matchAll(/node:([\d.]+)/g)]
      .filter(([, version]) => version !== nodeVersion)
      .map(([name]) => `${name} is not the Node of the lockfile`),
  ]
}

const good = `FROM node:${nodeVersion} AS build
COPY package.json .
RUN npx --package ${manifest.packageManager} -- pnpm install --frozen-lockfile
FROM build
USER node
HEALTHCHECK CMD ["true"]
CMD ["true"]
`

describe('a Dockerfile', () => {
  const names = globSync('containers/*.Dockerfile', { cwd: root })

  it('The provider and the pages have a Dockerfile each', () => {
    expect(names.toSorted()).toEqual(['containers/provider.Dockerfile', 'containers/web.Dockerfile'])
  })

  it.each(names)('%s has no problem', (name) => {
    expect(findProblems(read(name))).toEqual([])
    expect(findProblems(good)).toEqual([])
  })

  it.each([
    ['an unknown instruction', 'USER node', 'USERS node', 'Unknown instruction: USERS'],
    ['no version', 'FROM build', 'FROM nginx', 'nginx has no version'],
    ['the latest version', 'FROM build', 'FROM nginx:latest', 'nginx:latest has no version'],
    ['no user', 'USER node\n', '', 'runs as root'],
    ['the user root', 'USER node', 'USER root', 'runs as root'],
    ['a user of an earlier stage alone', 'FROM build\nUSER node', 'USER node\nFROM build', 'runs as root'],
    ['no health check', 'HEALTHCHECK CMD ["true"]\n', '', 'has no health check'],
    ['a missing file', 'COPY package.json', 'COPY gone.json', 'gone.json does not exist'],
    ['other packages than the lockfile’s', ' --frozen-lockfile', '', 'ignores the lockfile'],
    ['another pnpm', manifest.packageManager, 'pnpm@1.0.0', 'pnpm@1.0.0 is not'],
    ['another Node', `node:${nodeVersion}`, 'node:22.0.0', 'node:22.0.0 is not the Node of the lockfile'],
  ])('A Dockerfile with %s is reported', (_, part, fault, problem) => {
    expect(findProblems(good.replace(part, fault)).join('\n')).toContain(problem)
  })
})

describe('the compose file', () => {
  const { services, networks } = parse(read('containers/compose.yaml'), { merge: true })

  it('The compose file runs each service as a user without root, capabilities or a writable file system', () => {
    expect(Object.keys(services)).toEqual(['web', 'provider', 'database'])
    for (const [name, service] of Object.entries(services)) {
      expect(service.user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      expect(service.privileged, name).toBeUndefined()
    }
  })

  it('Each service of the compose file waits until the services it depends on are healthy', () => {
    for (const { depends_on: needed = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(condition, name).toBe('service_healthy')
        const { healthcheck, build } = services[name]
        const check = build ? /^HEALTHCHECK .*$/m.exec(read(build.dockerfile))?.[0] : healthcheck.test
        expect(check, name).toBeDefined()
      }
  })

  it('The compose file opens one port on the loopback address, and isolates the database in its own network', () => {
    const ports = Object.values(services).flatMap(({ ports: opened = [] }) => opened)
    expect(ports).toEqual(['127.0.0.1:4100:8080'])
    expect(services.database.networks).toEqual(['back'])
    expect(networks.back.internal).toBe(true)
  })

  it('The provider of the compose file trusts client addresses from nginx only, not from the network’s gateway', () => {
    const { subnet } = networks.front.ipam.config[0]
    const { ipv4_address: nginx } = services.web.networks.front
    expect(Object.keys(services.web.networks)).toEqual(['front'])
    expect(services.provider.environment.TRUSTED_PROXIES).toBe(nginx)
    const range = new BlockList()
    range.addSubnet(...subnet.split('/').map((part, at) => (at === 0 ? part : Number(part))))
    expect(range.check(nginx)).toBe(true)
    expect(nginx).not.toMatch(/\.[01]$/)
  })

  it('The compose file sets only variables that the provider reads, and requires each secret that it can’t do without', () => {
    const sources = ['serve.ts', 'keys/secrets.ts', 'outbox/transports-from.ts']
      .map((file) => read(`apps/sandbox/src/${file}`))
      .join('')
    for (const name of Object.keys(services.provider.environment)) expect(sources).toContain(name)
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
    const isOptional = (name) => /^(?:SMTP|TEXT_WEBHOOK)_/.test(name)
    for (const [name, value] of values)
      if (!isOptional(name) && /PASSWORD|COFFER_SECRET$|_URL$/.test(name))
        expect(value, name).toMatch(/\$\{\w+:\?\}/)
  })

  it.each([
    ['.gitignore', 'commit', '*.env'],
    ['.dockerignore', 'image', '**/*.env'],
  ])('%s keeps the files of secrets out of every %s', (file, _, pattern) => {
    expect(read(file).split('\n')).toContain(pattern)
  })

  it('The compose file passes on every variable of the provider that is not for development or fixed by the image', () => {
    const table = /^\| environment variable [^]*?\n\n/m.exec(read('apps/sandbox/README.md'))?.[0] ?? ''
    const documented = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    )
    const fixed = ['PORT', 'HOST', 'COFFER_DATA', 'COFFER_TENANTS', 'TENANT']
    const ofDevelopment = ['FOLLOW_TENANTS', 'LOCAL_PORTS', 'LAN', 'PAGES_PORT']
    const passed = Object.keys(services.provider.environment)
    expect(documented).toEqual(expect.arrayContaining([...fixed, ...ofDevelopment]))
    for (const name of documented)
      expect([...passed, ...fixed, ...ofDevelopment], 'passed or left out on purpose').toContain(name)
    expect(table).toContain('`OTEL_…`')
    expect(services.provider.env_file).toEqual([{ path: 'provider.env', required: false }])
  })

  it('docs/containers.md documents every variable of the compose file', () => {
    const page = read('docs/containers.md')
    const taken = [...read('containers/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    for (const name of taken) expect(page).toContain(`\`${name}\``)
  })
})

describe('the workflow', () => {
  it('The workflow starts the compose file and calls the provider through nginx', () => {
    const { jobs } = parse(read('.github/workflows/containers.yml'))
    const commands = jobs.start.steps.map(({ run = '' }) => run).join('\n')
    expect(commands).toContain('docker compose --file containers/compose.yaml up --build --wait ')
    expect(commands).toContain('http://127.0.0.1:4100/api/v1/branding')
  })
})
