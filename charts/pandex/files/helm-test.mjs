// `helm test`: imports a link as the first admin, finds it by search as a visitor, and deletes it.
const { SITE: site, ADMIN_PASSWORD: password } = process.env
const id = Date.now().toString(16).padStart(12, '0')
/** A name of the resource that no other one has; digits of a link are not part of names. */
const word = id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[digit])
const patienceMs = 120_000

const call = async (path, body, token) => {
  const answer = await fetch(site + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  const envelope = await answer.json()
  if (envelope.code !== 200) throw new Error(`${path}: ${answer.status} ${envelope.msg}`)
  return envelope.data
}

const waitFor = async (what, read) => {
  const startedAt = Date.now()
  while (Date.now() - startedAt < patienceMs) {
    const value = await read()
    if (value) {
      console.log(`${what} after ${Date.now() - startedAt} ms`)
      return value
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`not ${what} within ${patienceMs / 1000} s`)
}

const page = await fetch(site, { signal: AbortSignal.timeout(10_000) })
if (page.status !== 200 || !(await page.text()).includes('</html>')) throw new Error(`home page: ${page.status}`)

const { token } = await call('/v1/user/login', { username: 'admin', password }).catch((error) => {
  throw new Error('the password of `admin` is not the one in the Secret of the keys any more: put it there', {
    cause: error,
  })
})
const { task_no: task } = await call(
  '/admin/v1/task/import_disk',
  { text: `helm test ${word} https://pan.quark.cn/s/${id}` },
  token,
)
const item = await waitFor('imported', async () => {
  const { items } = await call(`/v1/task/progress?task_no=${task}`)
  return items.find(({ status }) => ['finished', 'failed', 'dead', 'duplicate', 'banned'].includes(status))
})
if (item.doc_id) {
  await waitFor('found', async () => (await call('/v1/search/disk', { q: word })).list.length > 0)
  const disks = await call('/admin/v1/disk/list_by_doc_ids', { doc_ids: [item.doc_id] }, token)
  await call('/admin/v1/disk/delete_many', { ids: disks.map((disk) => disk.id) }, token)
  console.log('deleted')
} else {
  // Where drives answer, a made-up link is dead and never published.
  const { list } = await call('/v1/search/disk', { q: word })
  console.log(`the drive says: ${item.status}; search answers with ${list.length} hits`)
}
