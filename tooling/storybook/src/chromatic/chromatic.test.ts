import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { chromaticArguments } from './arguments.ts'

const script = fileURLToPath(new URL('main.ts', import.meta.url))

async function runChromatic(env: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...inherited } = process.env
  const child = spawn(process.execPath, [script, ...flags], { env: { ...inherited, ...env } })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { stdout, stderr, code }
}

it('npm run chromatic sends nothing without a token, reports that, and exits with 0', async () => {
  expect(await runChromatic({})).toEqual({
    stdout: 'Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.\n',
    stderr: '',
    code: 0,
  })
})

it('chromaticArguments names the Storybook that it builds, or the one that is named', () => {
  expect(chromaticArguments(['--only-changed'], () => '/built')).toEqual([
    '--storybook-build-dir',
    '/built',
    '--only-changed',
  ])
  const named = ['--storybook-build-dir', '/named']
  expect(chromaticArguments(named, () => '/built')).toEqual(named)
})

it('npm run chromatic logs in to Chromatic with the token of the environment, and fails when it is refused', async () => {
  const requests: string[] = []
  await using server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(body)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ errors: [{ message: 'No app with code' }] }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const env = {
    CHROMATIC_PROJECT_TOKEN: 'chpt_example',
    CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
    CHROMATIC_RETRIES: '0',
  }
  const { code } = await runChromatic(env, '--storybook-build-dir', '.', '--no-interactive')
  expect(requests[0]).toContain('chpt_example')
  expect(code).not.toBe(0)
}, 60_000)
