import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Shuffles the test files of each project by a seed, to find tests that depend on state that an earlier file left in the
 * worker. A project's files stay together, because projects do not share workers.
 */
export const createSequencer = (seed: string) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sortKey = ({ project, moduleId }: TestSpecification) =>
        `${project.name} ${createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')}`
      return files.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    }
  }
