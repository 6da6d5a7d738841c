import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AgreementLine } from '../AgreementLine/index.ts'
import { AmountBox } from '../AmountBox/index.ts'
import { layoutFaults, textSizes } from './index.ts'

const frames = async () => {
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
}

const clipped = { width: 60, overflow: 'hidden', whiteSpace: 'nowrap' } as const
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '20px',
} as const

it.each([
  [
    'a figure that is cut',
    <p key="a" style={clipped}>
      12,000,000.00 元
    </p>,
    /"12,000,000.00 元" is cut at the side/,
  ],
  [
    'a figure that is cut, hidden from screen readers',
    <p key="b" aria-hidden="true" style={clipped}>
      12,000,000.00 元
    </p>,
    /is cut at the side/,
  ],
  [
    'a figure that ends in dots',
    <p key="c" style={{ ...clipped, textOverflow: 'ellipsis' }}>
      12,000,000.00 元
    </p>,
    /is cut at the side/,
  ],
  [
    'a text that is cut at its end',
    <p key="d" style={{ height: 12, width: 80, overflow: 'hidden' }}>
      我已阅读并同意借款协议
    </p>,
    /is cut at its end/,
  ],
  [
    'a text under a bar',
    <div key="e">
      <p>我已阅读</p>
      <footer style={{ background: 'white', marginTop: -40, height: 60, position: 'relative' }} />
    </div>,
    /"我已阅读" is covered by <footer>/,
  ],
  [
    'a text under the text of a button',
    <div key="f">
      <p>我已阅读</p>
      <button type="button" style={{ all: 'unset', position: 'relative', top: -22 }}>
        同意并继续
      </button>
    </div>,
    /"我已阅读" is covered by <button>/,
  ],
  [
    'a page that is too wide',
    <p key="g" style={{ width: 900 }}>
      还款
    </p>,
    /the page is 900 wide/,
  ],
  [
    'a box that scrolls without a sign',
    <div key="h" style={{ height: 40, overflowY: 'auto' }}>
      <p style={{ height: 90 }}>我已阅读</p>
    </div>,
    /scrolls, and nothing shows it/,
  ],
  [
    'a text that begins beyond the screen',
    <p key="i" style={{ position: 'absolute', left: -40, whiteSpace: 'nowrap' }}>
      我已阅读并同意
    </p>,
    /"我已阅读并同意" reaches beyond the screen/,
  ],
  [
    'a box that scrolls sideways by mistake',
    <div key="j" style={{ width: 100, height: 40, overflowX: 'hidden', overflowY: 'auto' }}>
      <p style={{ width: 200, height: 90 }}>还款</p>
    </div>,
    /is 200 wide in 100/,
  ],
])('names %s', async (_, content, fault) => {
  const view = await render(<main>{content}</main>)
  expect(layoutFaults(view.container).join()).toMatch(fault)
})

it.each([
  [
    'a name that ends in dots',
    <p key="a" style={{ ...clipped, textOverflow: 'ellipsis' }}>
      海口市农村信用合作联社
    </p>,
  ],
  [
    'a name whose lines end in dots, over another text',
    <div key="a2" style={{ width: 90 }}>
      <p style={clamped}>{'新疆维吾尔自治区'.repeat(5)}</p>
      <p style={{ background: 'white', position: 'relative' }}>{'海口市农村信用合作联社'.repeat(3)}</p>
    </div>,
  ],
  [
    'a name that ends in dots and would reach beyond the screen',
    <p key="a3" style={{ ...clipped, width: 'auto', textOverflow: 'ellipsis' }}>
      {'海口市农村信用合作联社'.repeat(9)}
    </p>,
  ],
  [
    'a name of which hardly anything is left beside another text',
    <p key="a4" style={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <span style={{ ...clipped, width: 30, textOverflow: 'ellipsis' }}>海口市农村信用合作联社</span>
      <span>约1分钟，请稍后再来看结果</span>
    </p>,
  ],
  [
    'a figure that can be scrolled to',
    <div key="b" style={{ width: 60, overflowX: 'auto', whiteSpace: 'nowrap' }}>
      12,000,000.00 元
    </div>,
  ],
  [
    'a text behind the target of a finger',
    <div key="c">
      <p>我已阅读</p>
      <button type="button" style={{ all: 'unset', position: 'relative', top: -22, paddingTop: 40 }}>
        规则
      </button>
    </div>,
  ],
  [
    'a name in an element of its own whose lines end in dots, under another text',
    <div key="d" style={{ width: 90 }}>
      <p style={{ background: 'white', position: 'relative' }}>海口市</p>
      <p style={clamped}>
        <span>{'新疆维吾尔自治区'.repeat(5)}</span>
      </p>
    </div>,
  ],
  [
    'a figure for screen readers only',
    <p key="e" style={{ ...clipped, position: 'absolute', width: 1, height: 1 }}>
      12,000,000.00 元
    </p>,
  ],
  [
    'a text that a bar covers at the end of the screen only',
    <div key="f" style={{ height: 3000, paddingTop: 1500 }}>
      <p>我已阅读</p>
      <footer style={{ background: 'white', position: 'fixed', insetInline: 0, bottom: 0, height: 60 }} />
    </div>,
  ],
  [
    'a box whose mask shows that it scrolls',
    <div key="g" style={{ height: 40, overflowY: 'auto', maskImage: 'linear-gradient(black, transparent)' }}>
      <p style={{ height: 90 }}>我已阅读</p>
    </div>,
  ],
  [
    'a card under its control',
    <div key="h" style={{ position: 'relative' }}>
      <p>6 期</p>
      <input
        type="radio"
        aria-label="6 期"
        style={{ appearance: 'none', background: 'white', inset: 0, opacity: 0.01, position: 'absolute' }}
      />
    </div>,
  ],
])('has nothing against %s', async (_, content) => {
  const view = await render(<main>{content}</main>)
  expect(layoutFaults(view.container)).toEqual([])
})

it.each(Object.entries(textSizes))(
  'shows a whole amount and a whole consent with %s, 320 wide',
  async (_, apply) => {
    await page.viewport(320, 568)
    const view = await render(
      <main style={{ padding: 16 }}>
        <AmountBox value="12000" onScan={() => undefined} />
        <AgreementLine
          value={false}
          agreements={Array.from({ length: 6 }, (__, at) => ({
            id: `${at}`,
            name: '个人信息查询及使用授权书',
          }))}
          onOpen={() => undefined}
          onValueChange={() => undefined}
        />
      </main>,
    )
    const undo = apply()
    onTestFinished(async () => {
      undo()
      await page.viewport(375, 667)
    })
    await frames()
    expect(layoutFaults(view.container)).toEqual([])
  },
)
