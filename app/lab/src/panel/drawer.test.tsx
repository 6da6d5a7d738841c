import { Sheet } from '@koo/kit/Sheet'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OPEN_KEY, TAB_KEY, START_ERROR_KEY } from '../freshStart.ts'
import { Handle } from '../handle/Handle.tsx'
import { labStage, type LabStage, type StageOptions } from '../testing/stage.ts'

const drawer = page.getByRole('complementary', { name: '实验室' })
const handle = page.getByRole('button', { name: '打开实验室（Alt+L）' })
const tab = (name: string) => page.getByRole('tab', { name })

/** A page with a field, and a sheet that opens from it. */
function Page() {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <main style={{ maxWidth: 480, margin: '0 auto' }}>
      <button type="button" onClick={() => setOpen(true)}>
        选择优惠券
      </button>
      <button type="button" style={{ width: '100%' }} onClick={() => setDone(done + 1)}>
        立即借款 {done}
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="优惠与权益"
        footer={<button type="button">完成</button>}
      >
        券
      </Sheet>
    </main>
  )
}

async function renderLab(options: StageOptions = {}, before?: (stage: LabStage) => void): Promise<LabStage> {
  const stage = await labStage(options)
  before?.(stage)
  await render(
    <>
      <Page />
      <Handle host={stage.host} />
    </>,
  )
  return stage
}

beforeEach(() => page.viewport(375, 812))

describe('the keyboard', () => {
  it('opens it with Alt+L, goes from tab to tab and comes back with Escape', async () => {
    await renderLab()
    const loan = page.getByRole('button', { name: /立即借款/ })
    ;(loan.element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    await expect.element(tab('客户')).toHaveFocus()
    // The next key only when the focus has moved: the tab list moves it in a timer.
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('客户')).not.toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('回答')).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: '指定下一次回答' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(tab('速查')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(loan).toHaveFocus()
  })

  it('brings the focus in from the page, and closes it from inside', async () => {
    await renderLab()
    await handle.click()
    await expect.element(tab('客户')).toHaveFocus()
    const loan = page.getByRole('button', { name: /立即借款/ })
    ;(loan.element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    await expect.element(drawer).toHaveFocus()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(loan).toHaveFocus()
  })

  it('leaves Escape to the page while the focus is there', async () => {
    await renderLab()
    await handle.click()
    await expect.element(tab('客户')).toHaveFocus()
    const loan = page.getByRole('button', { name: /立即借款/ })
    ;(loan.element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).toBeInTheDocument()
  })
})

describe('over a reload', () => {
  it('stays open on its tab and leaves the focus to the page', async () => {
    await renderLab({}, ({ host }) => {
      host.tab.setItem(OPEN_KEY, '1')
      host.tab.setItem(TAB_KEY, 'clock')
    })
    await expect.element(page.getByRole('heading', { name: '出借方的时间' })).toBeVisible()
    expect(drawer.element().contains(document.activeElement)).toBe(false)
  })

  it('forgets a tab that no longer exists', async () => {
    await renderLab({}, ({ host }) => {
      host.tab.setItem(OPEN_KEY, '1')
      host.tab.setItem(TAB_KEY, 'gone')
    })
    await expect.element(tab('客户')).toHaveAttribute('aria-selected', 'true')
  })

  it('shows an error from before the app started once', async () => {
    const stage = await renderLab({}, ({ host }) =>
      host.tab.setItem(START_ERROR_KEY, '分享的状态没有恢复：链接不完整'),
    )
    await expect
      .element(page.getByRole('alert').filter({ hasText: '分享的状态没有恢复：链接不完整' }))
      .toBeVisible()
    expect(stage.host.tab.getItem(START_ERROR_KEY)).toBeNull()
  })

  it('stays closed after it was closed', async () => {
    const stage = await renderLab()
    await handle.click()
    await page.getByRole('button', { name: '关闭实验室' }).click()
    expect(stage.host.tab.getItem(OPEN_KEY)).toBeNull()
  })
})

describe('beside a sheet of the page', () => {
  it('is used without closing it, and closes alone', async () => {
    await page.viewport(1024, 768)
    await renderLab()
    await handle.click()
    await page.getByRole('button', { name: '选择优惠券' }).click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet).toBeVisible()
    await tab('请求').click()
    const filter = page.getByRole('searchbox', { name: '筛选' })
    await filter.fill('cash')
    await expect.element(filter).toHaveFocus()
    await expect.element(filter).toHaveValue('cash')
    await page.getByRole('heading', { name: '请求' }).click()
    await expect.element(sheet).toHaveAttribute('data-state', 'open')
    await filter.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(sheet).toHaveAttribute('data-state', 'open')
  })
})

describe('room', () => {
  const boxOf = (locator: typeof drawer) => locator.element().getBoundingClientRect()

  it.each([768, 1024, 1440])('beside the page on a screen of %i', async (width) => {
    await page.viewport(width, 768)
    await renderLab()
    await handle.click()
    await expect.element(drawer).toBeVisible()
    const loan = page.getByRole('button', { name: /立即借款/ })
    const free = boxOf(loan)
    expect(free.left).toBeGreaterThanOrEqual(boxOf(drawer).right)
    expect(free.right).toBeLessThanOrEqual(width)
    expect(free.width).toBe(480)
    await loan.click()
    await expect.element(page.getByRole('button', { name: '立即借款 1' })).toBeVisible()

    await page.getByRole('button', { name: '选择优惠券' }).click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet).toBeVisible()
    expect(boxOf(sheet).left).toBeGreaterThanOrEqual(boxOf(drawer).right - 1)
    expect(boxOf(sheet).right).toBeLessThanOrEqual(width + 1)
  })

  it.each([320, 375])('on a phone of %i for every tab, without scrolling sideways', async (width) => {
    await page.viewport(width, 568)
    await renderLab()
    await handle.click()
    for (const { textContent } of page.getByRole('tab').elements()) {
      await tab(textContent ?? '').click()
      await expect.element(page.getByRole('tabpanel')).toBeVisible()
      const panel = page.getByRole('tabpanel').element()
      await expect.poll(() => panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  it('is given back when it closes', async () => {
    await page.viewport(1024, 768)
    await renderLab()
    await handle.click()
    await expect.element(drawer).toBeVisible()
    await page.getByRole('button', { name: '关闭实验室' }).click()
    await expect.poll(() => getComputedStyle(document.body).paddingLeft).toBe('0px')
  })
})

describe('what is in force', () => {
  it('is shown in one line that opens the tab for changing it', async () => {
    await renderLab({
      persona: 'lender-cap',
      visitor: true,
      environment: { kind: 'messenger-browser', os: 'ios', version: '3.4.0' },
      prepare: ({ sandbox }) => {
        sandbox.addFaults('default', { fault: 'half' }, { fault: 'drop' })
        sandbox.setDropRepeats(false)
        sandbox.changeClock({ freeze: true, advanceMs: 86_400_000 })
      },
    })
    await handle.click()
    const now = page.getByRole('group', { name: '现在的状态' })
    for (const text of [
      '资方限额客户 · 未登录',
      '微信',
      '2026-06-16 12:00:00 已停住',
      '故障 2',
      '重复提交会重复入账',
    ])
      await expect.element(now.getByRole('button', { name: text })).toBeVisible()
    await now.getByRole('button', { name: '故障 2' }).click()
    await expect.element(page.getByRole('heading', { name: '添加故障' })).toBeVisible()
  })
})

describe('a sandbox that does not respond', () => {
  it('is reported, and the lab stays usable', async () => {
    const stage = await labStage()
    stage.host.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await render(<Handle host={stage.host} />)
    await handle.click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: '没有读到沙箱的数据：Failed to fetch' }))
      .toBeVisible()
    await tab('环境').click()
    await expect.element(page.getByRole('heading', { name: '主题' })).toBeVisible()
  })
})
