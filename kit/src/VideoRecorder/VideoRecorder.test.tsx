import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { recorderStates, VideoRecorder, type VideoRecorderProps } from './index.ts'

const Recorder = (props: Partial<VideoRecorderProps>) => (
  <VideoRecorder
    state="init"
    heading="录制承诺视频"
    hint="请朗读"
    sentence="我已了解本笔借款及相关费用"
    label="尚未录制"
    actionText="开始录制"
    onRecord={() => {}}
    otherText="用手机相机录制"
    onOther={() => {}}
    {...props}
  />
)
const cover = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

describeConformance('VideoRecorder', { render: (props) => <Recorder {...props} /> })

it('video.1: shows and announces each state, with the sentence', async () => {
  const view = await render(<Recorder />)
  for (const state of recorderStates) {
    await view.rerender(<Recorder state={state} label={`state ${state}`} />)
    await expect.element(view.getByRole('status')).toHaveTextContent(`state ${state}`)
    await expect.element(view.getByText('我已了解本笔借款及相关费用')).toBeVisible()
    const isBusy = view.getByRole('region').element().getAttribute('aria-busy') === 'true'
    expect(isBusy).toBe(state === 'uploading')
  }
})

it('video.2, video.9: records, records again, and has the other way one tap away', async () => {
  const onRecord = vi.fn()
  const onOther = vi.fn()
  const view = await render(<Recorder state="fail" actionText="重新录制" {...{ onRecord, onOther }} />)
  await view.getByRole('button', { name: '重新录制' }).click()
  await view.getByRole('button', { name: '用手机相机录制' }).click()
  expect([onRecord.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 1])
  await view.rerender(<Recorder state="uploading" onRecord={undefined} onOther={undefined} />)
  expect(view.getByRole('button').elements()).toEqual([])
})

it('video.8: the picture of a recording is 280 by 176, and only a success has one', async () => {
  const view = await render(<Recorder state="success" {...{ cover }} coverAlt="承诺视频" />)
  const box = view.getByRole('img', { name: '承诺视频' }).element().getBoundingClientRect()
  expect(box.width / box.height).toBeCloseTo(280 / 176, 2)
  await view.rerender(<Recorder state="fail" {...{ cover }} coverAlt="承诺视频" />)
  await expect.element(view.getByRole('img', { name: '承诺视频' })).not.toBeInTheDocument()
})

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

it('keeps the size of the picture in every state, and fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    const view = await render(<Recorder />)
    const height = () => view.getByRole('status').element().parentElement?.getBoundingClientRect().height
    const before = height()
    for (const state of recorderStates) {
      await view.rerender(<Recorder state={state} label={state} />)
      expect(height()).toBe(before)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})
