import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineFlow, defineStep, useBackCloses } from '../index.ts'
import { siku } from '../testing/samples/channel.tsx'
import { views, open } from './testing/opened.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.useRealTimers()
})

describe('a page over another', () => {
  it('leaves the state of the one below, and back closes it', async () => {
    const view = open(siku, { at: '/siku/video', browser: true })
    await view.shows('siku_video')
    const note = () => view.container.querySelector<HTMLInputElement>('input[name=note]')
    const before = note()
    before!.value = 'half written'
    await view.takeExit('video', 'read')
    await view.shows('siku_video_protocolRead')
    expect(view.container.querySelector('h1')?.textContent).toBe('人脸信息使用授权书')
    expect(before?.closest('[hidden]')).not.toBeNull()
    view.back()
    await view.shows('siku_video')
    expect(note()).toBe(before)
    expect(note()?.value).toBe('half written')
    expect(before?.closest('[hidden]')).toBeNull()
  })
})

describe('a page over another, opened by its address', () => {
  const at = '/siku/video/protocolRead'
  it.each(['header', 'native', 'exit'] as const)('goes back to the page below: %s', async (way) => {
    const view = open(siku, { at, stub: true })
    await view.shows('siku_video_protocolRead')
    if (way === 'header') view.press('back')
    if (way === 'native') view.host.nativeBack()
    if (way === 'exit') await view.takeExit('video/protocolRead', 'done')
    await view.shows('siku_video')
    expect([view.routed(), view.depth(), view.host.log.closed]).toEqual(['/siku/video', 0, 0])
  })

  it('leaves the query of the page below alone', async () => {
    const view = open(siku, { at: '/siku/video?from=loan', stub: true })
    await view.shows('siku_video')
    await view.takeExit('video', 'read', { from: 'credit' })
    await view.shows('siku_video_protocolRead')
    const below = view.container.querySelector<HTMLElement>('[data-page=siku_video]')
    expect(below?.dataset.search).toBe('{"from":"loan"}')
  })
})

describe('something open above the page', () => {
  function Dialogs() {
    const [depth, setDepth] = useState(0)
    useBackCloses(depth > 0, () => setDepth(0))
    useBackCloses(depth > 1, () => setDepth(1))
    return (
      <button type="button" data-open onClick={() => setDepth(depth + 1)}>
        open {depth}
      </button>
    )
  }
  const dialogs = defineStep({ title: 'dialogs' }).page(() => Promise.resolve({ default: Dialogs }))
  const flow = defineFlow({ id: 'd', start: 'a', pages: { a: siku.pages.idauth, dialogs } })
  async function withTwoOpen() {
    const view = open(flow, { at: '/d/a', browser: true })
    await view.shows('d_a')
    view.go('/d/a?again')
    await expect.poll(() => view.depth()).toBe(1)
    view.go('/d/dialogs')
    await view.shows('d_dialogs')
    const entries = history.length
    const text = () => view.container.querySelector<HTMLButtonElement>('[data-open]')
    text()?.click()
    await expect.poll(() => text()?.textContent).toBe('open 1')
    text()?.click()
    await expect.poll(() => text()?.textContent).toBe('open 2')
    expect(history.length).toBe(entries)
    return { view, shown: () => text()?.textContent }
  }

  it.each(['back', 'native', 'header'] as const)(
    'closes from the top, then the page goes: %s',
    async (way) => {
      const { view, shown } = await withTwoOpen()
      const press = () => {
        if (way === 'back') view.back()
        if (way === 'native') view.host.nativeBack()
        if (way === 'header') view.press('back')
      }
      press()
      await expect.poll(shown).toBe('open 1')
      await view.settles()
      press()
      await expect.poll(shown).toBe('open 0')
      await view.shows('d_dialogs')
      press()
      await view.shows('d_a')
    },
  )

  it('closes on the first entry at the back key of the system, which Chromium sends as Escape here', async () => {
    const view = open(flow, { at: '/d/dialogs', browser: true })
    await view.shows('d_dialogs')
    const button = view.container.querySelector<HTMLButtonElement>('[data-open]')
    const shows = (text: string) => expect.poll(() => button?.textContent).toBe(text)
    // Keys of a user: what opens without one is closed together.
    button?.focus()
    await userEvent.keyboard('{Enter}')
    await shows('open 1')
    await userEvent.keyboard('{Enter}')
    await shows('open 2')
    await userEvent.keyboard('{Escape}')
    await shows('open 1')
    await userEvent.keyboard('{Escape}')
    await shows('open 0')
    await view.shows('d_dialogs')
  })

  it('going forward leaves nothing behind: nothing is closed or asked, the page goes', async () => {
    const view = open(flow, { at: '/d/dialogs', browser: true })
    await view.shows('d_dialogs')
    view.go('/d/a')
    await view.shows('d_a')
    view.back()
    await view.shows('d_dialogs')
    view.container.querySelector<HTMLButtonElement>('[data-open]')?.click()
    await expect.poll(() => view.container.querySelector('[data-open]')?.textContent).toBe('open 1')
    history.forward()
    await view.shows('d_a')
  })

  it('two backs in one tick close one and stay in step', async () => {
    const { view, shown } = await withTwoOpen()
    view.back()
    view.back()
    await expect.poll(shown).toBe('open 1')
    await view.shows('d_dialogs')
  })
})
