import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './compare.ts'
import { copyProblems } from './copy.ts'

/** Compares the messages in both languages, checks both against the rules of copy, and prints what is wrong by file and key. */
const folders = globSync('{packages,apps,tooling}/*/src/**/locales/en.json', {
  exclude: ['**/node_modules/**'],
}).map(dirname)
if (folders.length === 0) throw new Error('no messages were found: the glob is wrong')

const problems = folders.flatMap((folder) => {
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const [en, es] = [read('en'), read('es')]
  const found = [...problemsOf(en, es), ...copyProblems('English', en), ...copyProblems('Spanish', es)]
  return found.map((problem) => `${folder}: ${problem}`)
})
for (const problem of problems) console.error(problem)
console.log(`${folders.length} folders of messages checked, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
