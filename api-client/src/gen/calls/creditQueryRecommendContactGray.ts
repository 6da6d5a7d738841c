// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zContact } from '../models/Contact.ts';
import type { CreditQueryRecommendContactGrayContent, CreditQueryRecommendContactGrayRequest } from '../types.ts';

/**
 * Contacts that are recommended (spec 3).
 */
const zRecommendData = /*#__PURE__*/ lazySchema(() => z.object({
    computingTime: z.nullish(z.number().check(whole)),
    contacts: z.nullish(z.array(zContact())),
    hitGray: z.nullish(z.boolean()),
    pageRecLimit: z.nullish(z.number().check(whole)),
    redContactNum: z.nullish(z.number().check(whole)),
    completeRecConNum: z.nullish(z.number().check(whole)),
    pageCode: z.nullish(z.string()),
    goContact: z.nullish(z.union([
        z.boolean(),
        z.string()
    ])),
    pageName: z.nullish(z.string()),
    viewId: z.nullish(z.string())
}));

export const zCreditQueryRecommendContactGrayContent = /*#__PURE__*/ lazySchema(() => z.nullable(zRecommendData()));

/**
 * Recommended contacts: POST credit/queryRecommendContactGray
 *
 * Contacts that the app may recommend; null: none (spec 4, 7).
 */
export function creditQueryRecommendContactGray(gateway: Gateway, request: CreditQueryRecommendContactGrayRequest, options?: CallOptions): Promise<CreditQueryRecommendContactGrayContent> {
    return gateway.call({ path: 'credit/queryRecommendContactGray', content: zCreditQueryRecommendContactGrayContent, attempts: 2, log: ['pageCode', 'contactType'] }, request, options);
}

/** credit/queryRecommendContactGray for a query library: the key holds path and request. */
export function creditQueryRecommendContactGrayQuery(gateway: Gateway, request: CreditQueryRecommendContactGrayRequest) {
    return {
        queryKey: ['credit/queryRecommendContactGray', request] as const,
        queryFn: (context: CallOptions) => creditQueryRecommendContactGray(gateway, request, { signal: context.signal }),
    };
}
