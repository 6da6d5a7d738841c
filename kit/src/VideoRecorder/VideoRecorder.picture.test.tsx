import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ImageProvider } from '../images/index.ts'
import { recorderStates, VideoRecorder, type VideoRecorderProps } from './index.ts'

const Recorder = (props: Partial<VideoRecorderProps>) => (
  <VideoRecorder
    state="init"
    heading="录制承诺视频"
    hint="请朗读"
    sentence="我已了解本笔借款及相关费用"
    label="尚未录制"
    {...props}
  />
)
const cover = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const won = { state: 'success', label: '上传成功', cover, coverAlt: '承诺视频' } as const
const status = page.getByRole('status')
const frame = () => status.element().parentElement as HTMLElement
const picture = page.getByRole('img', { name: '承诺视频' })

it(
  'the picture of a recording is 280 by 176, and only a success has one',
  { tags: ['video.8'] },
  async () => {
    const view = await render(<Recorder state="success" {...{ cover }} coverAlt="承诺视频" />)
    const box = view.getByRole('img', { name: '承诺视频' }).element().getBoundingClientRect()
    expect(box.width / box.height).toBeCloseTo(280 / 176, 2)
    await view.rerender(<Recorder state="fail" {...{ cover }} coverAlt="承诺视频" />)
    await expect.element(view.getByRole('img', { name: '承诺视频' })).not.toBeInTheDocument()
  },
)

it('shows the camera of the page in place of the picture, and closes it', async () => {
  const onCancel = vi.fn()
  const view = await render(
    <Recorder state="success" {...{ cover, onCancel }} coverAlt="承诺视频" cancelText="取消" label="正在录制">
      <video aria-label="相机" muted />
    </Recorder>,
  )
  await expect.element(view.getByLabelText('相机')).toBeVisible()
  await expect.element(view.getByRole('img', { name: '承诺视频' })).not.toBeInTheDocument()
  await expect.element(view.getByRole('status')).toHaveTextContent('正在录制')
  await view.getByRole('button', { name: '取消' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

describe('the picture of a recording', () => {
  it('makes room for the state when it cannot be loaded, and a new one is tried', async () => {
    const view = await render(<Recorder {...won} cover="data:image/png;base64,broken" />)
    await expect.element(picture).not.toBeInTheDocument()
    await expect.element(status).toHaveTextContent('上传成功')
    await view.rerender(<Recorder {...won} />)
    await expect.element(picture).toBeVisible()
  })

  it('is a new element for a new address', async () => {
    const view = await render(<Recorder {...won} />)
    const before = picture.element()
    await view.rerender(<Recorder {...won} coverAlt="承诺视频" label="已上传" />)
    expect(picture.element()).toBe(before)
    await view.rerender(<Recorder {...won} cover={`${cover}#2`} />)
    expect(picture.element()).not.toBe(before)
  })

  it('is not asked for where the host does not allow it', async () => {
    const view = await render(
      <ImageProvider allow={() => false}>
        <Recorder {...won} />
      </ImageProvider>,
    )
    expect(view.container.querySelector('img')).toBeNull()
    await expect.element(status).toHaveTextContent('上传成功')
  })

  it('is left to the state for screen readers without a text in its place', async () => {
    const view = await render(<Recorder {...won} coverAlt={undefined} />)
    expect(view.container.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  it('leaves the state readable in a corner', async () => {
    await render(<Recorder {...won} label="机构审核通过，无需补录" />)
    const [inner, outer] = [status.element().getBoundingClientRect(), frame().getBoundingClientRect()]
    expect(inner.bottom).toBeLessThan(outer.bottom)
    expect(inner.right).toBeLessThan(outer.right)
    expect(inner.left).toBeGreaterThan(outer.left)
    expect(getComputedStyle(status.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })
})

describe('the camera of the page', () => {
  const video = <video aria-label="相机" muted />

  it('fills a square frame, with the state at the top, away from the buttons of a player', async () => {
    const view = await render(<Recorder label="正在录制">{video}</Recorder>)
    const [box, camera] = [frame(), view.getByLabelText('相机').element()].map((one) =>
      one.getBoundingClientRect(),
    )
    expect([box?.width, box?.height]).toEqual([240, 240])
    expect([camera?.width, camera?.height]).toEqual([240, 240])
    const mark = status.element().getBoundingClientRect()
    expect(mark.bottom).toBeLessThan((box?.top ?? 0) + 60)
    await view.rerender(<Recorder />)
    expect(frame().getBoundingClientRect().width).toBe(280)
  })

  it('is shown as a mirror does, its state is not', async () => {
    const view = await render(<Recorder mirrored>{video}</Recorder>)
    const turned = () =>
      getComputedStyle(view.getByLabelText('相机').element().parentElement as Element).transform
    expect(turned()).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    expect(getComputedStyle(frame()).transform).toBe('none')
    await view.rerender(<Recorder>{video}</Recorder>)
    expect(turned()).toBe('none')
  })

  it('stays the same element while the state changes', async () => {
    const view = await render(<Recorder>{video}</Recorder>)
    const [camera, live] = [view.getByLabelText('相机').element(), status.element()]
    for (const state of recorderStates) {
      await view.rerender(<Recorder {...{ state, cover }}>{video}</Recorder>)
      expect([view.getByLabelText('相机').element(), status.element()]).toEqual([camera, live])
    }
  })
})
