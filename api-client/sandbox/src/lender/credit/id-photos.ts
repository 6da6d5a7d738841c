import { ID_PHOTO_MARKS, MISREAD_MARK, type FileMark } from '../../magic/credit.ts'
import { originOf, type Context } from '../../context.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import type { Wire } from '../../contract.ts'
import { isVerified, identityOf, verifyIdentity } from '../account/identity.ts'
import { beijingDay, DAY_MS } from '../calendar.ts'
import { requireFile } from '../files.ts'
import { giveProof, proofsOf } from './proofs.ts'
import { creditOf } from './fresh.ts'

/** A side of the card. */
export type Side = 'front' | 'back'

/** The mark of a list that a file name holds, or undefined. */
export function markOf(marks: readonly FileMark[], fileName: string): FileMark | undefined {
  const name = fileName.toLowerCase()
  return marks.find(({ mark }) => name.includes(mark))
}

/** Refuses a photo that nothing can be read on. */
export function checkPhoto(fileName: string): void {
  const mark = markOf(ID_PHOTO_MARKS, fileName)
  if (mark) throw new Refusal(RESULTS.photoUnusable, mark.text)
}

/** What is printed on a side of the customer's card, as the machine reads it. */
export function readPhoto(origin: Origin, side: Side, fileName: string): Wire<'credit/idPhotoOcr'> {
  checkPhoto(fileName)
  const since = origin.world.since
  giveProof(origin, 'ocr')
  if (side === 'back') {
    const from = beijingDay(since - 6 * 365 * DAY_MS).replaceAll('-', '.')
    const until = `${Number(from.slice(0, 4)) + 20}${from.slice(4)}`
    return { authority: '杭州市公安局西湖分局', validity: `${from}-${until}` }
  }
  const { name, idNumber, gender } = identityOf(origin)
  const misread = fileName.toLowerCase().includes(MISREAD_MARK)
  return {
    name: misread ? `${name.slice(0, -1)}运` : name,
    idNumber,
    gender,
    nation: '汉',
    address: '浙江省杭州市西湖区文三路90号',
  }
}

/** Keeps a side of the card. Both sides, read by the machine, prove who the customer is. */
export function takePhoto(origin: Origin, side: Side, key: string): void {
  sliceOf('credit', origin).photos[side] = key
  giveProof(origin, side === 'front' ? 'idFront' : 'idBack')
  const proofs = proofsOf(origin)
  if (!proofs.idFront || !proofs.idBack || !proofs.ocr || proofs.idNumber) return
  if (!isVerified(origin)) verifyIdentity(origin, identityOf(origin))
  giveProof(origin, 'idNumber')
}

/** Takes both sides by the keys of files that were uploaded before; refuses unknown and unusable ones. */
export function confirmIdPhotos(context: Context, keys: { frontKey: string; backKey: string }): void {
  if (keys.frontKey === keys.backKey) {
    throw new Refusal(RESULTS.photoUnusable, '请分别上传身份证人像面与国徽面')
  }
  const origin = originOf(context)
  const sides = [
    ['front', requireFile(context, keys.frontKey, 'picture')],
    ['back', requireFile(context, keys.backKey, 'picture')],
  ] as const
  for (const [, file] of sides) checkPhoto(file.name)
  giveProof(origin, 'ocr')
  for (const [side, file] of sides) takePhoto(origin, side, file.key)
}

/** Which sides are on file: 1 there, 0 none. */
export function photosOnFile(origin: Origin): Wire<'credit/queryIdPhoto'> {
  const { photos } = creditOf(origin)
  const proofs = proofsOf(origin)
  return {
    front: photos.front !== null || proofs.idFront ? 1 : 0,
    back: photos.back !== null || proofs.idBack ? 1 : 0,
  }
}
