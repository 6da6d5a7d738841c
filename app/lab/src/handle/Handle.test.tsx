import { Checkbox } from '@koo/kit/Checkbox'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { labStage, type LabStage } from '../testing/stage.ts'
import { Handle } from './Handle.tsx'
import { keepPlace, readPlace } from './place.ts'

const handle = page.getByRole('button', { name: '打开实验室（Alt+L）' })
const drawer = page.getByRole('complementary', { name: '实验室' })
const box = () => handle.element().getBoundingClientRect()

async function renderHandle(stage: LabStage, around: ReactNode = null) {
  await render(
    <>
      {around}
      <Handle host={stage.host} />
    </>,
  )
}

/** A consent tick in the gutter, at the middle of the handle's usual position. */
const tick = (
  <div style={{ position: 'fixed', left: 16, top: '58%', transform: 'translateY(-50%)' }}>
    <Checkbox label="我已阅读并同意" value={false} onValueChange={() => undefined} />
  </div>
)

/** Presses the handle, moves the pointer and releases it. */
async function drag(to: { x: number; y: number }) {
  const element = handle.element()
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, bubbles: true }
  element.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  element.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: to.x, clientY: to.y }))
  element.dispatchEvent(new PointerEvent('lostpointercapture', at))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

beforeEach(() => page.viewport(375, 812))

describe('before the user moves it', () => {
  it('is at the left edge where the page has room', async () => {
    await renderHandle(await labStage())
    await expect.element(handle).toBeVisible()
    expect(box().left).toBe(0)
  })

  it('moves away from what can be tapped, and covers nothing', async () => {
    await renderHandle(await labStage(), tick)
    await expect.poll(() => box().left).toBeGreaterThan(300)
    await page.getByRole('checkbox').click()
  })
})

describe('once moved', () => {
  it('by a pointer, it stays at the nearer edge, also over a reload, and the drag opens nothing', async () => {
    const stage = await labStage()
    await renderHandle(stage)
    await drag({ x: 340, y: 203 })
    await expect.poll(() => Math.round(box().right)).toBe(375)
    expect(readPlace(stage.host.local)).toEqual({ side: 'right', top: 25 })
    await expect.element(drawer).not.toBeInTheDocument()
    await handle.click()
    await expect.element(drawer).toBeVisible()
  })

  it('by the keyboard, too', async () => {
    const stage = await labStage()
    await renderHandle(stage)
    ;(handle.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
    expect(readPlace(stage.host.local)).toEqual({ side: 'right', top: 50 })
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).toBeVisible()
  })

  it('keeps its position, whatever it covers', async () => {
    const stage = await labStage()
    keepPlace(stage.host.local, { side: 'left', top: 58 })
    await renderHandle(stage, tick)
    await expect.element(handle).toBeVisible()
    await page.viewport(375, 700)
    await expect.poll(() => box().left).toBe(0)
  })
})
