import { beforeEach } from 'vitest'

/** A package's setup before each of its tests. If it returns a function, that is called after the test. */
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
