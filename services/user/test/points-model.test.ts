import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { ConcurrentOperations, setUp, AdvanceClock } from './points-commands.ts'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'
import { rules } from './points-model.ts'
import type { Operation } from './points-model.ts'

let points: Points

beforeAll(async () => {
  points = await startPoints()
  await points.configure(rules)
})

afterAll(() => points[Symbol.asyncDispose]())

const user = fc.constantFrom(0, 1)
const keyName = fc.constantFrom('days', 'moreDays', 'coins', 'shared', 'invite', 'wrong')
const invite = fc.oneof(fc.record({ user }), fc.record({ key: keyName }))

/** A cause always has the same delta, because it is an idempotency key. */
const cause = fc.constantFrom(
  { cause: 'gift', delta: 15 },
  { cause: 'large gift', delta: 40 },
  { cause: 'small cost', delta: -4 },
  { cause: 'large cost', delta: -25 },
)

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ what: fc.constant('check-in' as const), user }),
  fc.record({
    what: fc.constant('exchange' as const),
    user,
    rule: fc.constantFrom('cheap', 'dear', 'none'),
    request: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({ what: fc.constant('use key' as const), user, key: keyName }),
  fc.tuple(user, cause).map(([who, fixed]) => ({ what: 'move' as const, user: who, ...fixed })),
  fc.record({
    what: fc.constant('register' as const),
    invite,
    address: fc.constantFrom('198.51.100.1', '198.51.100.2', '2001:db8::1'),
  }),
)

const commands = fc.commands(
  [
    fc.array(operation, { minLength: 1, maxLength: 5 }).map((operations) => new ConcurrentOperations(operations)),
    fc.constantFrom(1, 11, 24, 60).map((hours) => new AdvanceClock(hours)),
  ],
  { maxCommands: 20 },
)

test('serialises concurrent calls, and keeps points and memberships equal to the model', async () => {
  const property = fc.asyncProperty(commands, async (sequence) => fc.asyncModelRun(async () => setUp(points), sequence))
  await fc.assert(property, { numRuns: 60, interruptAfterTimeLimit: 15_000, verbose: 1 })
})
