import { isPicture, type PictureName } from '../../http/pictures.ts'

/** Picture of a campaign. */
export function campaignPicture(code: string): PictureName {
  const name = `campaign-${code}`
  return isPicture(name) ? name : 'window'
}

/** Page of a campaign: with a draw, or with its coupons. */
export function campaignPage(code: string, isDraw: boolean): string {
  return `/pages/credit/activity/${isDraw ? 'draw' : 'campaign'}?campaignCode=${code}`
}
