import { merchantGetAdBannerQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { AdBanner } from '@koo/kit/AdBanner'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { adButton, adMark, adText } from '@koo/steps/adverts'
import type { LaterProps } from '@koo/steps/loan'
import { copy } from './copy.ts'
import { ADVERT_CODES } from './constants.ts'

/**
 * The advertisements of the loan page by their codes, one of each: the banner at its end, and the one above the loan button.
 * They are asked for after the first figures; without a reply, a text or an address that may be opened there is none, and no room
 * for it. The picture goes through the url gate as well.
 */
export function Adverts({ ready }: LaterProps) {
  const host = useHost()
  const open = useOpenUrl()
  const { data = [] } = useCall(merchantGetAdBannerQuery, { codes: ADVERT_CODES }, { enabled: ready })
  return ADVERT_CODES.map((code) => {
    const advert = data.find(
      (each) => each.code === code && each.title?.trim() && each.linkUrl && host.opens(each.linkUrl),
    )
    return (
      advert && (
        <AdBanner
          key={code}
          data-event="advert"
          label={copy.advert}
          {...(advert.pictureUrl && { picture: advert.pictureUrl })}
          heading={readableText(advert.title ?? '')}
          text={readableText(adText(advert.description))}
          actionText={adButton(advert.buttonText)}
          mark={adMark(advert.cornerMark)}
          onClick={() => void open(advert.linkUrl ?? '')}
        />
      )
    )
  })
}
