import type { Handlers } from '../../context.ts'
import { backAddress, bindPageUrl } from '../../lender/bind-page.ts'
import { keepFile, PICTURE_BYTES, uploadedFile } from '../../lender/files.ts'
import { pictureUrl } from '../../lender/home/pictures.ts'
import { PICTURE_KINDS, purposeOf } from '../../lender/merchant/documents.ts'
import { orderIn } from '../../lender/merchant/orders.ts'
import { PLATFORMS } from '../../lender/merchant/seed.ts'
import { openStoreVisit, platformOf, reviewScreenshots, storeItems } from '../../lender/merchant/stores.ts'
import { reportTobacco, tobaccoData } from '../../lender/merchant/tobacco.ts'
import { SCREENSHOT_MARKS } from '../../magic/credit.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** Where a platform's page goes back to when the caller names nothing. */
const START_PAGE = '/pages/credit/merchant/merchantCredit'

/** What shows that a merchant has a shop: platforms, tobacco licence, pictures. */
export const storeHandlers = {
  'merchant/getStoreAuthItems': (_, context) =>
    storeItems(context.slice('merchant').stores, context.now, (platform) =>
      pictureUrl(context.origin, `store-${platform}`),
    ),

  'merchant/getStoreAuthUrl'({ platform, callBackUrl }, context) {
    const back = backAddress(context, callBackUrl ?? START_PAGE)
    return { url: openStoreVisit(context, context.slice('merchant').stores, platformOf(platform), back) }
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
    if (platform) reviewScreenshots(context.slice('merchant').stores, platform, context.now)
    // An application that waits for documents takes notice at once.
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
