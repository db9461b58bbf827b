import { expect, it } from 'vitest'
import { matchPages } from './router.tsx'

it.each(['/admin', '/admin/', '/admin/list_disk'])(
  'shows a page inside of the frame of the admin area at %s',
  (path) => {
    expect(matchPages(path)).toHaveLength(2)
  },
)

it.each(['/', '/administration', '/login/x'])('does not open the admin area at %s', async (path) => {
  const frame = matchPages('/admin')[0]?.handle
  expect(matchPages(path).map(({ handle }) => handle)).not.toContain(frame)
})
