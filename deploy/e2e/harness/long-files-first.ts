import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Small files that run for minutes. Vitest starts the largest files first, so that it would end with these. */
const longFiles = /\/(?:admin-pages|service-settings|page-settings)\.slow\.test\.ts$/

const startOf = ({ moduleId, project }: TestSpecification): number =>
  project.config.sequence.groupOrder - (longFiles.test(moduleId) ? 0.5 : 0)

/** Starts the long files of a group of projects first, so that no worker is idle at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => startOf(one) - startOf(other))
  }
}
