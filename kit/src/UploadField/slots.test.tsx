import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { expectTargets } from '../../test/targets.ts'
import { UploadField, uploadSlots } from './index.ts'
import { uploadSample } from './samples.ts'

const slotOf = (container: Element) => container.querySelector('li') as HTMLElement

it.each(uploadSlots)('has two large targets in an empty slot: %s', async (slot) => {
  await page.viewport(320, 568)
  try {
    const view = await render(<UploadField label="身份证人像面" slot={slot} max={1} upload={uploadSample} />)
    expectTargets(view.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})

it.each(['idFront', 'idBack'] as const)('has the shape of an ID card, empty and filled: %s', async (slot) => {
  const field = (filled: boolean) => (
    <UploadField
      label="身份证"
      slot={slot}
      max={1}
      upload={uploadSample}
      value={filled ? [{ id: 'front' }] : []}
    />
  )
  const view = await render(field(false))
  const shape = () => {
    const { width, height } = slotOf(view.container).getBoundingClientRect()
    return [Math.round(width), Math.round((width / height) * 100) / 100]
  }
  expect(shape()).toEqual([view.container.clientWidth, 1.58])
  expect(slotOf(view.container).querySelector('svg[viewBox="0 0 158 100"]')).not.toBeNull()
  await view.rerender(field(true))
  expect(shape()).toEqual([view.container.clientWidth, 1.58])
})

it.each(checkedThemes)('is accessible with its drawing in %s', async (theme) => {
  putTheme(theme)
  const view = await render(<UploadField label="身份证国徽面" slot="idBack" max={1} upload={uploadSample} />)
  await expectAccessible(view.container)
})

it('opens the picture that was tapped, and the others are a swipe away', async () => {
  await render(
    <UploadField label="材料" upload={uploadSample} defaultValue={[{ id: 'a' }, { id: 'b' }, { id: 'c' }]} />,
  )
  await page.getByRole('button', { name: '查看第2张' }).click()
  await expect.element(page.getByRole('dialog', { name: '第2张，共3张' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('dialog', { name: '第3张，共3张' })).toBeVisible()
})
