import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('chromatic.ts sends nothing without a token, and says so with exit code 0', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const script = new URL('chromatic.ts', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  expect(stdout).toBe(
    'Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.\n',
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
