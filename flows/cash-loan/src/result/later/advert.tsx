import { merchantGetAdBannerQuery, thirdpayGetAdvQuery } from '@koo/api-client/calls'
import type { Advert } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { AdBanner } from '@koo/kit/AdBanner'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { readableText } from '@koo/pricing'
import { adButton, adMark, adText } from '@koo/steps/adverts'
import type { CashLoanEvents } from '../../events.ts'
import { ADVERT_CODES, BANNER_CODES, SOURCE_WITHOUT_BANNERS } from './constants.ts'
import { copy } from './copy.ts'
import type { LaterBlock } from './useInOrder.ts'

// result.8
/** The advertisement of the page, one at most: the banner, else the advert of this page. */
export function useAdvert(sourceid: string | undefined): LaterBlock {
  const host = useHost()
  const track = useTrack<CashLoanEvents>()
  const open = useOpenUrl()
  const enabled = sourceid !== SOURCE_WITHOUT_BANNERS
  const banner = useCall(merchantGetAdBannerQuery, { codes: BANNER_CODES }, { enabled })
  const adverts = useCall(thirdpayGetAdvQuery, { advertismentCodes: ADVERT_CODES }, { enabled })
  const isSound = ({ title, linkUrl }: Advert) => Boolean(title && linkUrl && host.opens(linkUrl))
  const found = [...(banner.data ?? []), ...(adverts.data ?? [])].find(isSound)
  return {
    name: 'advert',
    isSettled: !enabled || (!banner.isPending && !adverts.isPending),
    content: found && (
      <AdBanner
        label={copy.advert}
        picture={found.pictureUrl}
        heading={found.title ?? ''}
        text={readableText(adText(found.description))}
        actionText={adButton(found.buttonText)}
        mark={adMark(found.cornerMark)}
        onClick={() => {
          track('advert', { code: found.code ?? '' })
          void open(found.linkUrl ?? '')
        }}
      />
    ),
  }
}
