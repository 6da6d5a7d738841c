import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Amount } from './Amount/index.ts'
import { Button } from './Button/index.ts'
import { ListRow } from './ListRow/index.ts'
import { Notice } from './Notice/index.ts'
import { ownText } from './ownText.tsx'
import { looseTexts, translateTexts } from './testing/index.ts'

it.each([
  ['借款', '<span>借款</span>'],
  [0, '<span>0</span>'],
  ['', ''],
  [null, ''],
  [false, ''],
  [<b key="b">借</b>, '<b>借</b>'],
  [['借 ', 6, ' 期'], '<span>借 6 期</span>'],
  [['共 ', <b key="b">6</b>, ' 期'], '<span>共 </span><b>6</b><span> 期</span>'],
])('puts the texts of %j into elements of their own', async (content, html) => {
  const { container } = await render(<p>{ownText(content)}</p>)
  expect(container.innerHTML).toBe(`<p>${html}</p>`)
})

/** A page with everything that a loan page changes: figures, a busy button, a message that comes and goes. */
function Loan({ amount, busy, error }: { amount: number; busy: boolean; error?: string }) {
  return (
    <main>
      <Amount value={`${amount},000`} unit="¥" {...(busy && { sign: '−' })} />
      <ListRow label="利率" value={`${amount}.82%`} note={error}>
        {error}
      </ListRow>
      <Notice {...(error !== undefined && { heading: error })}>还款 {amount} 期</Notice>
      <Button loading={busy}>确认借 {amount} 期</Button>
    </main>
  )
}

it('shows every new figure after a browser has translated the page, and goes on', async () => {
  const view = await render(<Loan amount={12} busy={false} />)
  const text = () => view.container.textContent
  translateTexts(view.container)
  await view.rerender(<Loan amount={13} busy error="超过上限" />)
  translateTexts(view.container)
  await view.rerender(<Loan amount={14} busy={false} />)
  const translated = text()
  expect(looseTexts(view.container)).toEqual([])
  await view.unmount()
  const plain = await render(<Loan amount={14} busy={false} />)
  expect(translated).toBe(plain.container.textContent)
  expect(translated).toContain('14,000')
})

it('names a text that has no element of its own', async () => {
  await render(
    <p>
      还款 <b>1,087.44</b>
    </p>,
  )
  await expect.element(page.getByText('1,087.44')).toBeVisible()
  expect(looseTexts()).toEqual(['"还款 " of <p> has no element of its own'])
})
