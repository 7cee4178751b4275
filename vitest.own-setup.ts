import { beforeEach } from 'vitest'

/** What a package does before each of its tests; a function that it returns is called after the test. */
interface Preparation {
  readonly beforeTest: () => void | (() => void)
}

const preparations = import.meta.glob<Preparation>('./packages/*/src/before-test.ts')

beforeEach(async ({ task }) => {
  const own = Object.entries(preparations).find(([path]) =>
    task.file.filepath.includes(path.slice('.'.length, -'before-test.ts'.length)),
  )
  return (await own?.[1]())?.beforeTest()
})
