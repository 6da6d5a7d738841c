import type { Core } from '../core.ts'
import { handleAccountPage } from './account.ts'
import { handleAgreementPage } from './agreements.ts'
import { handleBindPage } from './bind.ts'
import { handleChannelPage } from './channel.ts'
import { handleFilePage } from './files.ts'
import { handleHomePage } from './home.ts'
import { handleMerchantPage } from './merchant.ts'
import type { Place, StandIn } from './page.ts'
import { handleRepaymentPage } from './repayment.ts'
import { handleUploadPage } from './upload.ts'

/** Every company a customer is sent to, one line each. */
const standIns: readonly StandIn[] = [
  handleMerchantPage,
  handleAccountPage,
  handleBindPage,
  handleChannelPage,
  handleAgreementPage,
  handleFilePage,
  handleUploadPage,
  handleHomePage,
  handleRepaymentPage,
]

/** Answers the pages other companies would serve. Null: no such page. */
export async function handlePage(request: Request, place: Place, core: Core): Promise<Response | null> {
  for (const standIn of standIns) {
    const response = await standIn(request, place, core)
    if (response !== null) return response
  }
  return null
}
