import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { ImageProvider } from '../images/index.ts'
import { recorderStates, VideoRecorder, type VideoRecorderProps } from './index.ts'

afterEach(() => void vi.useRealTimers())

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

it('shows and announces each state, with the sentence', { tags: ['video.1'] }, async () => {
  const view = await render(<Recorder />)
  for (const state of recorderStates) {
    await view.rerender(<Recorder state={state} label={`state ${state}`} />)
    await expect.element(view.getByRole('status')).toHaveTextContent(`state ${state}`)
    await expect.element(view.getByText('我已了解本笔借款及相关费用')).toBeVisible()
    const isBusy = view.getByRole('region').element().getAttribute('aria-busy') === 'true'
    expect(isBusy).toBe(state === 'uploading')
  }
})

it(
  'records, records again, and has the other way one tap away',
  { tags: ['video.2', 'video.9'] },
  async () => {
    const onRecord = vi.fn()
    const onOther = vi.fn()
    const view = await render(<Recorder state="fail" actionText="重新录制" {...{ onRecord, onOther }} />)
    await view.getByRole('button', { name: '重新录制' }).click()
    await view.getByRole('button', { name: '用手机相机录制' }).click()
    expect([onRecord.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 1])
    await view.rerender(<Recorder state="uploading" onRecord={undefined} onOther={undefined} />)
    expect(view.getByRole('button').elements()).toEqual([])
  },
)

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

const buttons = () => page.getByRole('button').elements()
const names = () => buttons().map((button) => button.textContent)
const status = page.getByRole('status')
const frame = () => status.element().parentElement as HTMLElement
const won = { state: 'success', label: '上传成功', cover, coverAlt: '承诺视频' } as const

describe('buttons', () => {
  const all = { cancelText: '取消', onCancel: () => {} }

  it('stand in one order: record, the other way, cancel', async () => {
    await render(<Recorder {...all} />)
    expect(names()).toEqual(['开始录制', '用手机相机录制', '取消'])
    const events = buttons().map((button) => button.getAttribute('data-event'))
    expect(events).toEqual(['record', 'record_other', 'record_cancel'])
    const widths = buttons().map((button) => button.getBoundingClientRect().width)
    expect(new Set(widths).size).toBe(1)
  })

  it.each([
    ['record', { onRecord: undefined }, { actionText: '' }, '开始录制'],
    ['record in another way', { onOther: undefined }, { otherText: undefined }, '用手机相机录制'],
    ['cancel', { onCancel: undefined }, { cancelText: '' }, '取消'],
  ])('need a text and something to do: %s', async (_what, noCall, noText, name) => {
    const view = await render(<Recorder {...all} />)
    expect(names()).toContain(name)
    for (const props of [noCall, noText]) {
      await view.rerender(<Recorder {...all} {...props} />)
      expect(names()).toHaveLength(2)
      expect(names()).not.toContain(name)
    }
  })

  it('end a recording from within a ring that says how far it is, with the clock in the picture', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const onRecord = vi.fn()
    const recording = { share: 0.6, clock: '00:12 / 00:20', name: '录制进度' }
    const view = await render(<Recorder {...{ onRecord, recording }} label="正在录制" actionText="录完了" />)
    const ring = view.getByRole('progressbar', { name: '录制进度' })
    await expect.element(ring).toHaveAttribute('aria-valuenow', '60')
    await expect.element(ring).toHaveAttribute('aria-valuetext', '00:12 / 00:20')
    expect(frame().textContent).toBe('正在录制00:12 / 00:20')
    // The clock runs on in silence.
    expect(status.element().textContent).toBe('正在录制')
    // The second tap of a double tap that began it.
    await view.getByRole('button', { name: '录完了' }).click()
    expect(onRecord).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    await view.getByRole('button', { name: '录完了' }).click()
    expect(onRecord).toHaveBeenCalledOnce()
  })

  it('leave the first place to another button of the page', async () => {
    const view = await render(<Recorder />)
    await finishAnimations()
    const colour = () => getComputedStyle(buttons()[0] as Element).backgroundColor
    const primary = colour()
    await view.rerender(<Recorder quiet />)
    await finishAnimations()
    expect(colour()).not.toBe(primary)
  })

  it('look less important after a success', async () => {
    const look = async () => {
      await finishAnimations()
      return getComputedStyle(buttons()[0] as Element).backgroundColor
    }
    const view = await render(<Recorder />)
    const primary = await look()
    await view.rerender(<Recorder state="fail" />)
    expect(await look()).toBe(primary)
    await view.rerender(<Recorder {...won} />)
    expect(await look()).not.toBe(primary)
  })

  it('are busy until what they started has settled', async () => {
    let settle = () => {}
    const promise = new Promise<void>((resolve) => {
      settle = resolve
    })
    const onRecord = vi.fn(() => promise)
    const view = await render(<Recorder onRecord={onRecord} />)
    const record = view.getByRole('button', { name: '开始录制' })
    const button = record.element() as HTMLElement
    for (let tap = 0; tap < 3; tap++) button.click()
    expect(onRecord).toHaveBeenCalledOnce()
    await expect.element(record).toHaveAttribute('aria-busy', 'true')
    settle()
    await expect.element(record).not.toHaveAttribute('aria-busy')
  })
})

it('announces in one element, from the first state to the last', async () => {
  const view = await render(<Recorder />)
  const live = status.element()
  for (const state of recorderStates) {
    await view.rerender(<Recorder {...won} state={state} />)
    expect(status.element()).toBe(live)
  }
})

it('is a region with the name of its heading', async () => {
  await render(<Recorder heading="录制面签视频" />)
  await expect.element(page.getByRole('region', { name: '录制面签视频' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '录制面签视频', level: 2 })).toBeVisible()
})

it('has a note below the buttons, and no space for none', async () => {
  const view = await render(<Recorder note="还可重录2次" />)
  const last = () => view.getByRole('region').element().lastElementChild
  expect(last()?.textContent).toBe('还可重录2次')
  await view.rerender(<Recorder note="" />)
  expect(last()).toBe(buttons().at(-1))
})

it.each(['koo', 'night'] as const)('tells how it ended by colour in %s', async (theme) => {
  putTheme(theme)
  const view = await render(<Recorder />)
  const looks: string[] = []
  for (const state of recorderStates) {
    await view.rerender(<Recorder state={state} />)
    const { color, backgroundColor } = getComputedStyle(frame())
    looks.push(`${color} ${backgroundColor}`)
  }
  const [init, uploading, success, fail] = looks
  expect(uploading).toBe(init)
  expect(new Set([init, success, fail]).size).toBe(3)
})

it('shows the whole of a long state, and a long sentence without an end to the side', async () => {
  await page.viewport(320, 568)
  try {
    const label = '视频中没有检测到完整的人脸，也没有检测到清晰的朗读声音，请重新录制'
    const sentence = `我是阿卜杜热合曼·买买提明·吐尔逊江，${'A'.repeat(200)}`
    await render(<Recorder {...{ label, sentence }} state="fail" />)
    expect(frame().scrollHeight).toBeLessThanOrEqual(frame().clientHeight)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})

describe('picture', () => {
  const BareRecorder = (props: Partial<VideoRecorderProps>) => (
    <VideoRecorder
      state="init"
      heading="录制承诺视频"
      hint="请朗读"
      sentence="我已了解本笔借款及相关费用"
      label="尚未录制"
      {...props}
    />
  )
  const picture = page.getByRole('img', { name: '承诺视频' })

  it(
    'the picture of a recording is 280 by 176, and only a success has one',
    { tags: ['video.8'] },
    async () => {
      const view = await render(<BareRecorder state="success" {...{ cover }} coverAlt="承诺视频" />)
      const box = view.getByRole('img', { name: '承诺视频' }).element().getBoundingClientRect()
      expect(box.width / box.height).toBeCloseTo(280 / 176, 2)
      await view.rerender(<BareRecorder state="fail" {...{ cover }} coverAlt="承诺视频" />)
      await expect.element(view.getByRole('img', { name: '承诺视频' })).not.toBeInTheDocument()
    },
  )

  it('shows the camera of the page in place of the picture, and closes it', async () => {
    const onCancel = vi.fn()
    const view = await render(
      <BareRecorder
        state="success"
        {...{ cover, onCancel }}
        coverAlt="承诺视频"
        cancelText="取消"
        label="正在录制"
      >
        <video aria-label="相机" muted />
      </BareRecorder>,
    )
    await expect.element(view.getByLabelText('相机')).toBeVisible()
    await expect.element(view.getByRole('img', { name: '承诺视频' })).not.toBeInTheDocument()
    await expect.element(view.getByRole('status')).toHaveTextContent('正在录制')
    await view.getByRole('button', { name: '取消' }).click()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  describe('the picture of a recording', () => {
    it('makes room for the state when it cannot be loaded, and a new one is tried', async () => {
      const view = await render(<BareRecorder {...won} cover="data:image/png;base64,broken" />)
      await expect.element(picture).not.toBeInTheDocument()
      await expect.element(status).toHaveTextContent('上传成功')
      await view.rerender(<BareRecorder {...won} />)
      await expect.element(picture).toBeVisible()
    })

    it('is a new element for a new address', async () => {
      const view = await render(<BareRecorder {...won} />)
      const before = picture.element()
      await view.rerender(<BareRecorder {...won} coverAlt="承诺视频" label="已上传" />)
      expect(picture.element()).toBe(before)
      await view.rerender(<BareRecorder {...won} cover={`${cover}#2`} />)
      expect(picture.element()).not.toBe(before)
    })

    it('is not asked for where the host does not allow it', async () => {
      const view = await render(
        <ImageProvider allow={() => false}>
          <BareRecorder {...won} />
        </ImageProvider>,
      )
      expect(view.container.querySelector('img')).toBeNull()
      await expect.element(status).toHaveTextContent('上传成功')
    })

    it('is left to the state for screen readers without a text in its place', async () => {
      const view = await render(<BareRecorder {...won} coverAlt={undefined} />)
      expect(view.container.querySelector('img')?.getAttribute('alt')).toBe('')
    })

    it('leaves the state readable in a corner', async () => {
      await render(<BareRecorder {...won} label="机构审核通过，无需补录" />)
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
      const view = await render(<BareRecorder label="正在录制">{video}</BareRecorder>)
      const [box, camera] = [frame(), view.getByLabelText('相机').element()].map((one) =>
        one.getBoundingClientRect(),
      )
      expect([box?.width, box?.height]).toEqual([240, 240])
      expect([camera?.width, camera?.height]).toEqual([240, 240])
      const mark = status.element().getBoundingClientRect()
      expect(mark.bottom).toBeLessThan((box?.top ?? 0) + 60)
      await view.rerender(<BareRecorder />)
      expect(frame().getBoundingClientRect().width).toBe(280)
    })

    it('is shown as a mirror does, its state is not', async () => {
      const view = await render(<BareRecorder mirrored>{video}</BareRecorder>)
      const turned = () =>
        getComputedStyle(view.getByLabelText('相机').element().parentElement as Element).transform
      expect(turned()).toBe('matrix(-1, 0, 0, 1, 0, 0)')
      expect(getComputedStyle(frame()).transform).toBe('none')
      await view.rerender(<BareRecorder>{video}</BareRecorder>)
      expect(turned()).toBe('none')
    })

    it('stays the same element while the state changes', async () => {
      const view = await render(<BareRecorder>{video}</BareRecorder>)
      const [camera, live] = [view.getByLabelText('相机').element(), status.element()]
      for (const state of recorderStates) {
        await view.rerender(<BareRecorder {...{ state, cover }}>{video}</BareRecorder>)
        expect([view.getByLabelText('相机').element(), status.element()]).toEqual([camera, live])
      }
    })
  })
})
