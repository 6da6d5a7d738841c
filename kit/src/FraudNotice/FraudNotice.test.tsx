import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { FraudNotice } from './index.ts'
import { kooHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('FraudNotice', { render: (props) => <FraudNotice {...props} /> })

it('warns with the given text', { tags: ['error.9'] }, async () => {
  const view = await render(<FraudNotice />)
  expect(view.container.textContent).toBe('谨防“代还”诈骗，请勿向陌生人转账。')
  await view.rerender(<FraudNotice>防范诈骗！</FraudNotice>)
  expect(view.container.textContent).toBe('防范诈骗！')
})

it('warns, unless its caller chooses another tone', async () => {
  const view = await render(<FraudNotice />)
  const ground = () => getComputedStyle(view.container.firstElementChild as Element).backgroundColor
  expect(ground()).toBe(rgb(kooHues.warnTint))
  await view.rerender(<FraudNotice tone="bad" />)
  expect(ground()).toBe(rgb(kooHues.badTint))
})

it('has a heading and an action like every notice', async () => {
  const onAction = vi.fn()
  const view = await render(<FraudNotice heading="安全提示" actionText="去举报" onAction={onAction} />)
  await view.getByRole('button', { name: '去举报' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(view.container.textContent).toBe('安全提示谨防“代还”诈骗，请勿向陌生人转账。去举报')
})

it('is announced only where its caller says so', async () => {
  const view = await render(<FraudNotice />)
  expect(view.container.querySelector('[role]')).toBeNull()
  await view.rerender(<FraudNotice role="alert" />)
  await expect.element(view.getByRole('alert')).toMatchTextContent(/^谨防/)
})
