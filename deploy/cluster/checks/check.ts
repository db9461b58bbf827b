import { deploy, createNamespace, isInstalled } from '../release.ts'
import { openSite } from '../site.ts'
import type { Site } from '../site.ts'

export interface Check {
  name: string
  /** Proves the check's claim. @returns the figure that was seen. @throws Error when the claim does not hold */
  run: () => Promise<string>
}

let opened: Promise<Site> | undefined

export const ensureInstalled = async (): Promise<void> => {
  await createNamespace()
  if (!(await isInstalled())) await deploy()
}

/** The site of this run, with content, members and goods; installed first when a single check was chosen. */
export const useSite = async (): Promise<Site> => {
  opened ??= ensureInstalled().then(openSite)
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

export const expect = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message)
}
