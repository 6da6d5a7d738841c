import { OverlayProvider } from '@koo/kit/overlay'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../testing/openPage.tsx'
import { CouponSheet, sheetsPage } from '../testing/samples/sheets.tsx'

const code = () => Promise.resolve({ default: CouponSheet })
const sheetOf = (name: string) => page.getByRole('dialog', { name })

/** Replaces the error view that a host shows instead of a page. */
class ErrorView extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children
  }
}

/** Opens the page as an app does: back closes the overlay that was opened last. */
async function open(load = code) {
  const fetched = vi.fn(load)
  const opened: (() => void)[] = []
  const onOpen = (close: () => void) => {
    opened.push(close)
    return () => void opened.splice(opened.indexOf(close), 1)
  }
  const driver = await openPage(sheetsPage(fetched), {
    around: (element) => (
      <ErrorView>
        <OverlayProvider onOpen={onOpen}>{element}</OverlayProvider>
      </ErrorView>
    ),
  })
  return { ...driver, fetched, back: () => opened.at(-1)?.() }
}

describe('sheets of a page', () => {
  it('load their code once, when they are opened first', async () => {
    const { tap, fetched } = await open()
    expect(fetched).not.toHaveBeenCalled()
    await tap('选优惠券')
    await expect.element(sheetOf('优惠券')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheetOf('优惠券')).not.toBeInTheDocument()
    await tap('选优惠券')
    await expect.element(sheetOf('优惠券')).toBeVisible()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('show a status while they are loading', async () => {
    const { tap } = await open(() => new Promise(() => undefined))
    await tap('选优惠券')
    await expect.element(page.getByRole('status', { name: '正在加载' })).toBeVisible()
  })

  it('whose code does not load show a message, and load again on the next tap', async () => {
    const load = vi.fn(code).mockRejectedValueOnce(new Error('no network'))
    const { tap, text } = await open(load)
    await tap('选优惠券')
    await expect.element(text('加载失败，请检查网络后重试')).toBeVisible()
    await expect.element(sheetOf('优惠券')).not.toBeInTheDocument()
    await tap('选优惠券')
    await expect.element(sheetOf('优惠券')).toBeVisible()
  })

  it('whose code fails twice show the error view of the page', async () => {
    const { tap, text } = await open(() => Promise.reject(new Error('no network')))
    await tap('选优惠券')
    await expect.element(text('加载失败，请检查网络后重试')).toBeVisible()
    await tap('选优惠券')
    await expect.element(text('no network')).toBeVisible()
  })

  it('close by back', async () => {
    const { tap, back } = await open()
    await tap('选银行卡')
    await expect.element(sheetOf('银行卡')).toBeVisible()
    back()
    await expect.element(sheetOf('银行卡')).not.toBeInTheDocument()
  })

  it('open one at a time', async () => {
    const { tap } = await open()
    await tap('选银行卡')
    await tap('先选优惠券')
    await expect.element(sheetOf('优惠券')).toBeVisible()
    await expect.element(sheetOf('银行卡')).not.toBeInTheDocument()
  })

  it('return the focus to the button that opened them', async () => {
    const { tap } = await open()
    const opener = page.getByRole('button', { name: '选银行卡' }).element()
    await tap('选银行卡')
    await expect.element(sheetOf('银行卡')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(opener)
  })
})
