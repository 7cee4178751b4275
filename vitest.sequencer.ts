import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files in an order of their own for each seed, to find tests that need what an earlier file has left in their worker.
 * Those of a project stay together: other ones get new workers.
 */
export const sequencerOf = (seed: string) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const positionOf = ({ project, moduleId }: TestSpecification) =>
        `${project.name} ${createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')}`
      return files.toSorted((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1))
    }
  }
