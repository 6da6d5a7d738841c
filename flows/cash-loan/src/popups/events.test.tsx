import type { ActivityWindow } from '@koo/api-client/types'
import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Popup, PopupEnd, PopupProps } from '@koo/steps/popups'
import { PopupQueue } from '@koo/steps/popups/queue'
import { ActivityPopup } from '@koo/steps/windows/parts'
import { PromisePopup } from './windows/PromisePopup.tsx'
import { reduceFeePopup } from './wallet/ReduceFee.tsx'
import { sampleOf } from './wallet/samples.ts'
import { TABLE } from './wallet/table.ts'
import { popupTexts } from './wallet/texts.ts'
import { walletPopup } from './wallet/WalletPopup.tsx'

const CLOSE = '关闭'

/** A pop-up, and the buttons that end it. */
interface Ends {
  popup: Popup
  buttons: Partial<Record<PopupEnd, string>>
}

const ofTable: Ends[] = TABLE.map(({ name }) => {
  const { reward, node } = sampleOf(name)
  const texts = popupTexts(name, reward, { node, now: 0 })
  return {
    popup: walletPopup(name, texts),
    buttons: { confirm: texts.confirm, cancel: texts.cancel, close: CLOSE },
  }
})

const reduceFee: Ends = {
  popup: reduceFeePopup({ endsAt: 3_600_000, rate: null }),
  buttons: { confirm: '去借款', cancel: '暂不需要', close: CLOSE },
}

/** A window asks for nothing that could be cancelled: it is used or closed. */
const windowOf = (styleTemplate: string, confirm: string, more: Partial<ActivityWindow> = {}): Ends => {
  const window = { id: styleTemplate, styleTemplate, popTitle: '活动', ...more }
  const Content = (props: PopupProps) => (
    <ActivityPopup
      {...props}
      window={window}
      page="cash_home"
      navigate={async () => {}}
      choose={() => true}
    />
  )
  return { popup: { name: `window_${styleTemplate}`, Content }, buttons: { confirm, close: CLOSE } }
}

const ofServer: Ends[] = [
  windowOf('picture', '活动，我知道了'),
  windowOf('button', '好的', { bottonText: '好的' }),
  {
    popup: {
      name: 'promise',
      Content: (props) => <PromisePopup {...props} data={{}} />,
    },
    // Without a close button: the second button is one.
    buttons: { confirm: '承诺本人非在校学生', cancel: '暂不承诺' },
  },
]

const ends = ['confirm', 'cancel', 'close'] as const

describe('each pop-up says by what it ended', { tags: ['popup.20'] }, () => {
  let opened: Awaited<ReturnType<typeof render>> | null = null
  afterEach(() => opened?.unmount())

  it.each(ends)('%s is an event of its own, and the show before it', async (end) => {
    const all = [...ofTable, reduceFee, ...ofServer].filter(({ buttons }) => buttons[end])
    const world = sandboxWorld()
    const host = stageHost(world)
    const sources = all.map(({ popup }) => ({ ask: async () => popup }))
    opened = await render(
      <Stage world={world} host={host}>
        <PopupQueue sources={sources} />
      </Stage>,
    )
    const shown = page.getByRole('dialog')
    for (const { popup, buttons } of all) {
      const event = { popup: popup.name, type: popup.type ?? 0 }
      await expect
        .poll(() => host.events.at(-1))
        .toMatchObject({ type: 'event', name: 'popup_show', facts: event })
      expect(shown.elements()).toHaveLength(1)
      const button = shown.getByRole('button', { name: buttons[end] ?? '', exact: true })
      await expect.poll(() => button.elements().length).toBe(1)
      ;(button.element() as HTMLButtonElement).click()
    }
    const told = () => host.events.map((it) => (it.type === 'event' ? [it.name, it.facts['popup']] : []))
    const expected = all.flatMap(({ popup: { name } }) => [
      ['popup_show', name],
      [`popup_${end}`, name],
    ])
    await expect.poll(told).toEqual(expected)
  })
})
