// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAdvert } from '../guards/Advert.ts';
import type { MerchantGetAdBannerContent, MerchantGetAdBannerRequest } from '../types.ts';

/**
 * Advert positions of the loan page: POST merchant/getAdBanner
 *
 * Adverts of the loan page: bottom banner and loan button.
 */
export function merchantGetAdBanner(gateway: Gateway, request: MerchantGetAdBannerRequest, options?: CallOptions): Reply<MerchantGetAdBannerContent, never> {
    return gateway.call({ path: 'merchant/getAdBanner', guard: ['list', gAdvert], attempts: 2, log: ['codes'] }, request, options);
}

/** merchant/getAdBanner for a query library: the key holds path and request. */
export function merchantGetAdBannerQuery(gateway: Gateway, request: MerchantGetAdBannerRequest) {
    return {
        queryKey: ['merchant/getAdBanner', request] as const,
        queryFn: (context: CallOptions) => merchantGetAdBanner(gateway, request, { signal: context.signal }),
    };
}
