import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../copy.ts'
import type { Side } from '../schema.ts'
import { idPictures } from './step.ts'
import { cardCamera } from '../testing/cardCamera.ts'

const UPLOAD = 'merchant/uploadPicture'
const slot = (side: Side) => page.getByRole('group', { name: copy[side] })
const shoot = (side: Side) => slot(side).getByRole('button', { name: '拍照上传' }).click()
async function open(names: Partial<Record<Side, string>> = {}, options: OpenPageOptions<object> = {}) {
  const opened = await openPage(idPictures, {
    persona: 'merchant-draft',
    host: { device: cardCamera(names) },
    ...options,
  })
  await expect.element(slot('front')).toBeVisible()
  return opened
}

it('uploads both sides by their types, reads nothing on them, and leads on', async () => {
  const { calls, tap, exits } = await open()
  await shoot('front')
  await shoot('back')
  await expect.poll(() => calls(UPLOAD).length).toBe(2)
  await expect.element(page.getByRole('button', { name: '拍照上传' })).not.toBeInTheDocument()
  await tap(copy.pictures.submit)
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  expect(calls(UPLOAD).map(({ request }) => (request as { type: string }).type)).toEqual([
    'idFront',
    'idBack',
  ])
  expect(calls('credit/idPhotoOcr')).toEqual([])
})

it('without a side says which one is missing', async () => {
  const { tap, text, exits, calls } = await open()
  await shoot('front')
  await expect.poll(() => calls(UPLOAD).length).toBe(1)
  await tap(copy.pictures.submit)
  await expect.element(text(copy.missing.back)).toBeVisible()
  expect(exits).toEqual([])
})

it('a refused picture says why at its side, and leaves the other as it is', async () => {
  const { text, calls } = await open({ back: 'blurry.jpg' })
  await shoot('front')
  await expect.poll(() => calls(UPLOAD).length).toBe(1)
  await shoot('back')
  await expect.element(text(/模糊/)).toBeVisible()
  expect(slot('front').getByRole('button', { name: '拍照上传' }).elements()).toEqual([])
})
