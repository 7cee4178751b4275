import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineTable } from './engine-table.mjs'
import { root } from './install.mjs'

const test = (file, status, reason) => ({
  file: `tooling/e2e/src/journeys/${file}.e2e.ts`,
  status,
  ...(reason && { reason: `not applicable: ${reason}` }),
})

describe('engineTable', () => {
  const runs = {
    chromium: [test('goals', 'passed'), test('goals', 'passed'), test('print', 'passed')],
    firefox: [test('goals', 'passed'), test('goals', 'failed'), test('print', 'skipped', 'no printer')],
  }
  const files = ['print', 'goals', 'tabs'].map((name) => test(name).file)
  const table = engineTable(runs, files)

  it('engineTable has a row for each file, with the results of its journeys in each engine', () => {
    expect(table).toContain(`| journeys       | Chromium | Firefox            |
| -------------- | -------- | ------------------ |
| journeys/goals | 2 passed | 1 passed, 1 failed |
| journeys/print | 1 passed | 1 not applicable   |
| journeys/tabs  | not run  | not run            |`)
  })

  it('engineTable lists the reasons why journeys are not applicable in an engine', () => {
    expect(table).toMatch(/\*\*Not applicable in Firefox\*\*\n\n- no printer \(1\): journeys\/print$/)
  })
})

it('The table of docs/browsers.md has exactly the existing end-to-end test files, and no failure', () => {
  const page = readFileSync(join(root, 'docs/browsers.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\w+\/[\w-]+) .*$/gm)]
  const listed = rows.map(([, name]) => `tooling/e2e/src/${name}.e2e.ts`)
  expect(listed.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(
    globSync('tooling/e2e/src/**/*.e2e.ts', { cwd: root }).filter((file) => !listed.includes(file)),
  ).toEqual([])
  expect(rows.filter(([row]) => row.includes('failed'))).toEqual([])
})
