// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gContact } from '../guards/Contact.ts';
import type { CreditQueryRecommendContactGrayContent, CreditQueryRecommendContactGrayRequest } from '../types.ts';

const gRecommendData: Guard = ['object', {}, {
    computingTime: 'whole',
    contacts: ['list', gContact],
    hitGray: 'flag',
    pageRecLimit: 'whole',
    redContactNum: 'whole',
    completeRecConNum: 'whole',
    pageCode: 'text',
    goContact: ['either', ['flag', 'text']],
    pageName: 'text',
    viewId: 'text',
}];

/**
 * Recommended contacts: POST credit/queryRecommendContactGray
 *
 * Contacts that the app may recommend; null: none.
 */
export function creditQueryRecommendContactGray(gateway: Gateway, request: CreditQueryRecommendContactGrayRequest, options?: CallOptions): Reply<CreditQueryRecommendContactGrayContent, never> {
    return gateway.call({ path: 'credit/queryRecommendContactGray', guard: ['?', ['some', gRecommendData]], attempts: 2, log: ['pageCode', 'contactType'] }, request, options);
}

/** credit/queryRecommendContactGray for a query library: the key holds path and request. */
export function creditQueryRecommendContactGrayQuery(gateway: Gateway, request: CreditQueryRecommendContactGrayRequest) {
    return {
        queryKey: ['credit/queryRecommendContactGray', request] as const,
        queryFn: (context: CallOptions) => creditQueryRecommendContactGray(gateway, request, { signal: context.signal }),
    };
}
