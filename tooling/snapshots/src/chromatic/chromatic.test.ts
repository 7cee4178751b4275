import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withFakeChromatic } from './fake-chromatic.ts'

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

it('npm run chromatic uploads a built Storybook, waits for its verdict and names its page', async () => {
  const storybook = mkdtempSync(join(tmpdir(), 'chromatic-'))
  const story = { type: 'story', id: 'a--b', title: 'A', name: 'B', importPath: './a.stories.tsx', tags: [] }
  writeFileSync(join(storybook, 'index.html'), '<title>Storybook</title>')
  writeFileSync(join(storybook, 'iframe.html'), '<title>Story</title>')
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ v: 5, entries: { 'a--b': story } }))
  const { result, operations, uploads, origin } = await withFakeChromatic((address) => {
    const env = {
      CHROMATIC_PROJECT_TOKEN: 'chpt_example',
      CHROMATIC_INDEX_URL: address,
      CHROMATIC_SHA: '0'.repeat(40),
      CHROMATIC_BRANCH: 'main',
      CHROMATIC_SLUG: 'bank/brands',
      CHROMATIC_POLL_INTERVAL: '10',
      CHROMATIC_RETRIES: '0',
    }
    return runChromatic(env, '--storybook-build-dir', storybook, '--no-interactive')
  })
  rmSync(storybook, { recursive: true })
  expect(operations).toEqual(
    expect.arrayContaining([
      'CreateAppTokenMutation',
      'AnnounceBuildMutation',
      'UploadBuildMutation',
      'PublishBuildMutation',
      'VerifyBuildQuery',
      'SnapshotBuildQuery',
    ]),
  )
  expect(uploads.toSorted()).toEqual(['iframe.html', 'index.html', 'index.json'])
  expect(result.stdout).toContain('Build 1 passed!')
  expect(result.stdout).toContain(`${origin}/build?number=1`)
  expect(result.code).toBe(0)
}, 60_000)
