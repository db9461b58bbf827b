import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10

/** User and system time of a process since its start, in milliseconds. */
export const cpuMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

interface NodeStats {
  nodes: Record<string, { process: { cpu: { total_in_millis: number } } }>
}

/** Elasticsearch caches its process statistics for one second. */
const cacheMs = 1_100

/**
 * User and system time of all nodes of a cluster since their start, in milliseconds. They may run in containers. Waits
 * until the cached value has expired.
 */
export const cpuMsOfCluster = async (url: string): Promise<number> => {
  await delay(cacheMs)
  const response = await fetch(`${url}/_nodes/stats/process`)
  const { nodes } = (await response.json()) as NodeStats
  return Object.values(nodes).reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0)
}
