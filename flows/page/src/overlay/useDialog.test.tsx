import { OverlayHost } from '@koo/kit/OverlayHost'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDialog } from './useDialog.ts'

const answers: boolean[] = []

function AskingPage() {
  const ask = useDialog()
  return (
    <button type="button" onClick={async () => answers.push(await ask({ title: '解绑这张银行卡？' }))}>
      解绑
    </button>
  )
}

/** An app that shows another page when `leave` is called. */
function App({ onLeave }: { onLeave(leave: () => void): void }) {
  const [isLeft, setLeft] = useState(false)
  onLeave(() => setLeft(true))
  return (
    <>
      {isLeft ? <p>另一页</p> : <AskingPage />}
      <OverlayHost />
    </>
  )
}

it('takes the question away with its page, and nothing was agreed to', async () => {
  let leave = () => {}
  await render(
    <App
      onLeave={(call) => {
        leave = call
      }}
    />,
  )
  await page.getByRole('button', { name: '解绑' }).click()
  await expect.element(page.getByRole('dialog', { name: '解绑这张银行卡？' })).toBeVisible()
  leave()
  await expect.element(page.getByText('另一页')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(answers).toEqual([false])
})
