import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'

const testFolder = 'apps/sandbox/test/provider'
const aTest = /`([\w./-]+\.(?:test|e2e)\.(?:tsx?|mjs))`((?:,? “[^”]+”)*)/g

const page = readFileSync(join(root, 'docs/security/threat-model.md'), 'utf8')
const [, list = ''] = /^## Attacks\n(.*?)^## /ms.exec(page) ?? []

/** Rows of the tables, as attack and answer. */
const rowsOf = (text) =>
  [...text.matchAll(/^\| ([^|]+?) +\| (.*?) +\|$/gm)]
    .map(([, attack, answer]) => ({ attack, answer }))
    .filter(({ attack }) => attack !== 'attack' && !attack.startsWith('---'))

/** The test files of an answer, with the titles named after each. */
const testsIn = (answer) =>
  [...answer.matchAll(aTest)].map(([, file, titles]) => ({
    file: file.includes('/') ? file : `${testFolder}/${file}`,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title),
  }))

/** Whether a file has a test of this title: a call whose first argument it is. */
const hasTest = (source, title) =>
  ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`))

/** What is wrong with a row. */
function problemsOf({ attack, answer }) {
  const tests = testsIn(answer)
  if (tests.length === 0) return [`“${attack}” names no test`]
  return tests.flatMap(({ file, titles }) => {
    if (!existsSync(join(root, file))) return [`“${attack}” names ${file}, which does not exist`]
    if (titles.length === 0) return [`“${attack}” names no test of ${file}`]
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/\(\s+/g, '(')
    return titles
      .filter((title) => !hasTest(source, title))
      .map((title) => `“${attack}” names “${title}”, which ${file} does not have`)
  })
}

describe('the list of attacks', () => {
  it('names tests that exist, in each row', () => {
    const rows = rowsOf(list)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.flatMap(problemsOf)).toEqual([])
  })

  it.each([
    ['| An attack | a policy |', '“An attack” names no test'],
    ['| An attack | `log-in.test.ts` |', `“An attack” names no test of ${testFolder}/log-in.test.ts`],
    [
      '| An attack | `away.test.ts` “fails” |',
      `“An attack” names ${testFolder}/away.test.ts, which does not exist`,
    ],
    [
      '| An attack | `log-in.test.ts` “never fails” |',
      `“An attack” names “never fails”, which ${testFolder}/log-in.test.ts does not have`,
    ],
  ])('is refused with the row %s', (row, problem) => {
    expect(rowsOf(row).flatMap(problemsOf)).toEqual([problem])
  })
})
