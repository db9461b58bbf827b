import { expect, test } from 'vitest'
import { networksOf } from './client-networks.ts'
import { createFairQueue } from './fair-queue.ts'

const [a, b, c] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'].map(networksOf) as [
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
]
const sameNetworkAsA = networksOf('192.0.2.2')

const filled = (items: [ReturnType<typeof networksOf>, string][]) => {
  const queue = createFairQueue<string>()
  for (const [client, item] of items) queue.add(client, item)
  return queue
}

const drain = (queue: ReturnType<typeof filled>): string => {
  let order = ''
  for (let item = queue.take(); item !== undefined; item = queue.take()) order += `${item} `
  return order.trim()
}

test('serves clients in turn, and each in the order of arrival', () => {
  const queue = filled([
    [a, 'a1'],
    [a, 'a2'],
    [a, 'a3'],
    [b, 'b1'],
    [b, 'b2'],
    [c, 'c1'],
  ])
  expect(drain(queue)).toBe('a1 b1 a2 c1 b2 a3')
  expect(queue.size).toBe(0)
})

test('serves a new client of a long queue next', () => {
  const queue = filled([
    [a, 'a1'],
    [a, 'a2'],
    [a, 'a3'],
    [a, 'a4'],
  ])
  expect([queue.take(), queue.take()]).toEqual(['a1', 'a2'])
  queue.add(b, 'b1')
  expect(queue.take()).toBe('b1')
})

test('gives a network one share, for any number of subscribers', () => {
  const queue = filled([
    [a, 'a1'],
    [sameNetworkAsA, 'n1'],
    [a, 'a2'],
    [sameNetworkAsA, 'n2'],
    [b, 'b1'],
    [b, 'b2'],
  ])
  expect(drain(queue)).toBe('a1 b1 n1 b2 a2 n2')
})

test('gives waiting clients every second turn while new ones keep arriving', () => {
  const queue = filled([
    [a, 'a'],
    [a, 'a'],
    [a, 'a'],
  ])
  queue.take()
  let order = ''
  for (let number = 0; number < 4; number += 1) {
    queue.add(networksOf(`198.51.${number}.1`), 'new')
    order += `${queue.take()} `
  }
  expect(order.trim()).toBe('new a new a')
})

test('drops the newest item of the busiest subscriber in the busiest network', () => {
  const queue = filled([
    [a, 'a1'],
    [sameNetworkAsA, 'n1'],
    [sameNetworkAsA, 'n2'],
    [b, 'b1'],
    [b, 'b2'],
  ])
  expect([queue.dropNewestOfBusiest(), queue.size]).toEqual(['n2', 4])
  expect(drain(queue).split(' ').toSorted()).toEqual(['a1', 'b1', 'b2', 'n1'])
  expect(queue.dropNewestOfBusiest()).toBeUndefined()
})

test('removes an item at any position, and nothing twice', () => {
  const queue = filled([
    [a, 'a1'],
    [a, 'a2'],
    [b, 'b1'],
  ])
  queue.remove(a, 'a1')
  queue.remove(a, 'a1')
  queue.remove(b, 'b1')
  queue.remove(c, 'c1')
  expect([queue.size, drain(queue)]).toEqual([1, 'a2'])
})
