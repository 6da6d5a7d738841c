import { ID_PHOTO_MARKS, MISREAD_MARK, type FileMark } from './magicFiles.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { isVerified, identityOf, verifyIdentity } from '../account/identity.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { requireFile } from '../../engine/files.ts'
import { giveProof, proofsOf } from './proofs.ts'
import { creditOf, creditSlice } from './fresh.ts'

/** A side of the card. */
export type Side = 'front' | 'back'

/** The mark of a list that a file name contains, or undefined. */
export function markOf(marks: readonly FileMark[], fileName: string): FileMark | undefined {
  const name = fileName.toLowerCase()
  return marks.find(({ mark }) => name.includes(mark))
}

/** Refuses a photo that cannot be read. */
export function checkPhoto(fileName: string): void {
  const mark = markOf(ID_PHOTO_MARKS, fileName)
  if (mark) throw new Refusal(RESULTS.photoUnusable, mark.text)
}

/** The recognised text of a side of the customer's card. */
export function readPhoto(customer: Customer, side: Side, fileName: string): Wire<'credit/idPhotoOcr'> {
  checkPhoto(fileName)
  const since = customer.world.since
  giveProof(customer, 'ocr')
  if (side === 'back') {
    const from = beijingDay(since - 6 * 365 * DAY_MS).replaceAll('-', '.')
    const until = `${Number(from.slice(0, 4)) + 20}${from.slice(4)}`
    return { authority: '杭州市公安局西湖分局', validity: `${from}-${until}` }
  }
  const { name, idNumber, gender } = identityOf(customer)
  const misread = fileName.toLowerCase().includes(MISREAD_MARK)
  return {
    name: misread ? `${name.slice(0, -1)}运` : name,
    idNumber,
    gender,
    nation: '汉',
    address: '浙江省杭州市西湖区文三路90号',
  }
}

/** Saves a side of the card. When both sides are recognised, the customer's identity is proved. */
export function takePhoto(customer: Customer, side: Side, key: string): void {
  sliceOf(creditSlice, customer).photos[side] = key
  giveProof(customer, side === 'front' ? 'idFront' : 'idBack')
  const proofs = proofsOf(customer)
  if (!proofs.idFront || !proofs.idBack || !proofs.ocr || proofs.idNumber) return
  if (!isVerified(customer)) verifyIdentity(customer, identityOf(customer))
  giveProof(customer, 'idNumber')
}

/** Saves both sides by the keys of uploaded files; refuses unknown and unusable ones. */
export function confirmIdPhotos(context: Context, keys: { frontKey: string; backKey: string }): void {
  if (keys.frontKey === keys.backKey) {
    throw new Refusal(RESULTS.photoUnusable, '请分别上传身份证人像面与国徽面')
  }
  const customer = customerOf(context)
  const sides = [
    ['front', requireFile(context, keys.frontKey, 'picture')],
    ['back', requireFile(context, keys.backKey, 'picture')],
  ] as const
  for (const [, file] of sides) checkPhoto(file.name)
  giveProof(customer, 'ocr')
  for (const [side, file] of sides) takePhoto(customer, side, file.key)
}

/** Which sides are saved: 1 yes, 0 no. */
export function photosOnFile(customer: Customer): Wire<'credit/queryIdPhoto'> {
  const { photos } = creditOf(customer)
  const proofs = proofsOf(customer)
  return {
    front: photos.front !== null || proofs.idFront ? 1 : 0,
    back: photos.back !== null || proofs.idBack ? 1 : 0,
  }
}
