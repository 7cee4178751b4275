// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('The early script stays under 1.8 kB and imports nothing', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: fileURLToPath(new URL('early.ts', import.meta.url)), formats: ['iife'], name: 'early' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [script] = bundle?.output ?? []
  expect(script?.imports).toEqual([])
  expect(script?.code.length).toBeGreaterThan(300)
  expect(script?.code.length).toBeLessThan(1800)
})
