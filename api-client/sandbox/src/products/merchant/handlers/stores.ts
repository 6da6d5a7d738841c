import { merchantSlice } from '../fresh.ts'
import type { Handlers } from '../../../engine/context.ts'
import { backAddress, bindPageUrl } from '../../../ledger/cards/bindPage.ts'
import { keepFile, PICTURE_BYTES, uploadedFile } from '../../../engine/files.ts'
import { pictureUrl } from '../../../http/pictures.ts'
import { PICTURE_KINDS, purposeOf } from '../documents.ts'
import { orderIn } from '../orders.ts'
import { PLATFORMS } from '../seed.ts'
import { openStoreVisit, platformOf, reviewScreenshots, storeItems } from '../stores.ts'
import { reportTobacco, tobaccoData } from '../tobacco.ts'
import { SCREENSHOT_MARKS } from '../../../people/credit/magicFiles.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Default return address of a platform's page. */
const START_PAGE = '/pages/credit/merchant/merchantCredit'

/** Handlers for proofs of a merchant's shop: platforms, tobacco licence, pictures. */
export const storeHandlers = {
  'merchant/getStoreAuthItems': (_, context) =>
    storeItems(context.slice(merchantSlice).stores, context.now, (platform) =>
      pictureUrl(context.baseUrl, `store-${platform}`),
    ),

  'merchant/getStoreAuthUrl'({ platform, callBackUrl }, context) {
    const back = backAddress(context, callBackUrl ?? START_PAGE)
    return { url: openStoreVisit(context, context.slice(merchantSlice).stores, platformOf(platform), back) }
  },

  'merchant/uploadPicture'({ file, type }, context) {
    if (!Object.hasOwn(PICTURE_KINDS, type)) throw new Refusal(RESULTS.badRequest, '图片类型有误，请重新选择')
    const bad = SCREENSHOT_MARKS.find(({ mark }) => file.name.includes(mark))
    if (bad) throw new Refusal(RESULTS.badRequest, bad.text)
    const kept = keepFile(context, file, {
      purpose: purposeOf(type),
      kind: 'picture',
      maxBytes: PICTURE_BYTES,
    })
    const platform = PLATFORMS.find((each) => each === type)
    if (platform) reviewScreenshots(context.slice(merchantSlice).stores, platform, context.now)
    // An application that waits for documents is updated at once.
    orderIn(context)
    return uploadedFile(context, kept)
  },

  'merchant/getTobaccoLoanData': (_, context) => tobaccoData(context),

  'merchant/updateYcdAuthStatus'({ authId, authStatus, authToken }, context) {
    reportTobacco(context, String(authId), String(authStatus), authToken)
    return {}
  },

  'merchant/bindBankCard': ({ callBackUrl }, context) => ({ url: bindPageUrl(context, callBackUrl) }),
} satisfies Handlers
