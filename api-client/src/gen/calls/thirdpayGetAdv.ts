// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAdvert } from '../guards/Advert.ts';
import type { ThirdpayGetAdvContent, ThirdpayGetAdvRequest } from '../types.ts';

/**
 * Adverts by code: POST thirdpay/getAdv
 *
 * Adverts by code.
 */
export function thirdpayGetAdv(gateway: Gateway, request: ThirdpayGetAdvRequest, options?: CallOptions): Reply<ThirdpayGetAdvContent, never> {
    return gateway.call({ path: 'thirdpay/getAdv', guard: ['list', gAdvert], attempts: 2, log: ['advertismentCodes'] }, request, options);
}

/** thirdpay/getAdv for a query library: the key holds path and request. */
export function thirdpayGetAdvQuery(gateway: Gateway, request: ThirdpayGetAdvRequest) {
    return {
        queryKey: ['thirdpay/getAdv', request] as const,
        queryFn: (context: CallOptions) => thirdpayGetAdv(gateway, request, { signal: context.signal }),
    };
}
