import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10

/** The fields of `/proc/<pid>/stat` after the name of the program: state, parent, … */
const readStat = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const sumTicks = (fields: readonly string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0)

/** User and system time of a process since its start, in milliseconds. */
export const cpuMs = (pid: number): number => sumTicks(readStat(pid), 11, 13) * msPerTick

/** User and system time of a process if it is a child of `parent`, in milliseconds; 0 for others and for those that have ended. */
const cpuMsOfChild = (parent: number, pid: number): number => {
  try {
    const fields = readStat(pid)
    return fields[1] === String(parent) ? sumTicks(fields, 11, 13) * msPerTick : 0
  } catch {
    return 0
  }
}

/** User and system time of a process and its children since their start, in milliseconds; also of children that have ended. */
export const cpuMsWithChildren = (pid: number): number => {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ofRunning = running.reduce((sum, name) => sum + cpuMsOfChild(pid, Number(name)), 0)
  // The fields of a process include the time of its ended children.
  return sumTicks(readStat(pid), 11, 15) * msPerTick + ofRunning
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
