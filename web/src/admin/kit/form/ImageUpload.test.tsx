import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import { ImageUpload } from './ImageUpload.tsx'

afterEach(tearDown)

const url = `/static/upload/${'a'.repeat(32)}.png`

const Field = () => {
  const [address, setAddress] = useState('')
  return (
    <>
      <output>{address}</output>
      <ImageUpload label="标志" shown={address} onUploaded={setAddress} />
    </>
  )
}

const open = (answer: () => Promise<Response>) => {
  const sent: { path: string; file: FormDataEntryValue | null }[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body?: FormData }) => {
    if (!body) return reply(200, { code: 200, msg: '', data: {} })
    sent.push({ path, file: body.get('file') })
    return answer()
  })
  renderRoutes([{ path: '*', element: <Field /> }], '/')
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('标志的文件'), file)
  return { sent, choose }
}

const image = (name = 'logo.png', type = 'image/png', size = 10) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const reply = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }))

it('uploads the chosen image and passes its address on', async () => {
  const { sent, choose } = open(() => reply(200, { code: 200, msg: '上传成功', data: { url } }))
  await choose(image())
  expect(await screen.findByText(url)).toBeTruthy()
  expect(sent).toMatchObject([{ path: '/admin/v1/upload/static', file: { name: 'logo.png' } }])
  expect(screen.getByRole('button', { name: '上传图片：标志' }).textContent).toBe('上传图片')
})

it('shows why the gateway refused the image, and tries again', async () => {
  const { sent, choose } = open(() => reply(200, { code: 0, msg: '图片已损坏或不完整', data: null }))
  await choose(image())
  expect((await screen.findByRole('alert')).textContent).toBe('图片已损坏或不完整')
  await choose(image())
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('sends no file of another type and none that is too large', async () => {
  const { sent, choose } = open(() => reply(200, {}))
  await choose(image('a.svg', 'image/svg+xml'))
  expect(screen.getByRole('alert').textContent).toBe('只支持 JPEG、PNG、GIF、WebP 图片')
  await choose(image('a.png', 'image/png', 6_000_001))
  expect(screen.getByRole('alert').textContent).toBe('图片不能超过 6 MB')
  expect(sent).toEqual([])
})
