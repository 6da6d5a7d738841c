import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from '../Sheet/index.ts'
import { SheetField } from './SheetField.tsx'

const strings = { placeholder: '请选择', loadFailed: '选项没有加载出来，请检查网络后再点一次' }
const field = page.getByRole('button', { name: /^城市/ })
const sheet = page.getByRole('dialog', { name: '城市' })

it('says at the tap that its sheet does not load, and loads it again at the next tap', async () => {
  let isOnline = false
  const load = () => (isOnline ? Promise.resolve(Sheet) : Promise.reject(new Error('no network')))
  await render(
    <SheetField
      label="城市"
      strings={strings}
      text=""
      formValue=""
      load={load}
      sheet={(Part, frame) => <Part {...frame}>北京</Part>}
    />,
  )
  await field.click()
  await expect.element(page.getByText(strings.loadFailed)).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  isOnline = true
  await field.click()
  await expect.element(sheet).toBeVisible()
  await expect.element(page.getByText(strings.loadFailed)).not.toBeInTheDocument()
})
